import type { Section } from '@lampstand/sdk/app';
import { careGate, helpBlock, urgentOf, writtenLanguage } from '../../care/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { churchVoice } from '../churches/index.ts';
import type { Visit } from '../embeds/index.ts';
import { runLedger } from './run-ledger.ts';

/** The help that comes first when someone wrote this outside of a run; undefined when none is needed. */
export function helpFor({ trust }: Pick<Deps, 'trust'>, visit: Visit, text: string): Section | undefined {
  const lang = writtenLanguage([text]) ?? visit.lang;
  const help = helpBlock(urgentOf(careGate([text])), churchVoice(visit.church), lang);
  if (!help) return undefined;
  runLedger(trust, visit)?.crisis();
  return { id: 'care', title: help.title ?? '', bare: true, blocks: [help] };
}
