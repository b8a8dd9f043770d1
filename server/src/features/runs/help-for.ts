import type { Section } from '@lampstand/sdk/app';
import { careAnswer, careGate } from '../../care/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { churchVoice } from '../churches/index.ts';
import type { Visit } from '../embeds/index.ts';
import { runLedger } from './run-ledger.ts';

/** The help that stands first when somebody wrote this outside of a run; undefined when none is needed. */
export function helpFor({ trust }: Pick<Deps, 'trust'>, visit: Visit, text: string): Section | undefined {
  const { section } = careAnswer(careGate([text]), churchVoice(visit.church), {
    page: visit.lang,
    texts: [text],
  });
  if (!section) return undefined;
  runLedger(trust, visit)?.crisis();
  // Its closing line promises what was asked for below; here nothing follows.
  return { ...section, blocks: section.blocks.filter((block) => block.type !== 'prose') };
}
