import type { Section } from '@lampstand/sdk/app';
import { careGate, helpBlock, urgentOf, writtenLanguage } from '../../care/index.ts';
import type { Deps } from '../../deps.ts';
import { churchVoice } from '../churches/index.ts';
import type { Visit } from '../frames/index.ts';
import { runCounters } from './run-counters.ts';

/** The help that comes first when someone wrote this outside of a run; undefined when none is needed. */
export function crisisHelp({ quality }: Pick<Deps, 'quality'>, visit: Visit, text: string): Section | undefined {
  const lang = writtenLanguage([text]) ?? visit.lang;
  const help = helpBlock(urgentOf(careGate([text])), churchVoice(visit.church), lang);
  if (!help) return undefined;
  runCounters(quality, visit)?.crisis();
  return { id: 'care', title: help.title ?? '', bare: true, blocks: [help] };
}
