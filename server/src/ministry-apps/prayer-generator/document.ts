import type { CalloutBlock } from '@lampstand/sdk/app';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { breathPlan } from './composer/breath.ts';
import { wordsFor } from './composer/measure.ts';
import { quotedWhere } from './composer/setting.ts';
import { beforePublicUse } from './document/caution.ts';
import { titleFor } from './document/title.ts';
import { verseBlocks } from './document/verse.ts';
import type { Prayer } from './solve.ts';

const lengths: { readonly [seconds: number]: string } = {
  30: 'thirty seconds',
  60: 'one minute',
  120: 'two minutes',
  240: 'four minutes',
};

/**
 * The plan of one prayer: title, timing at 110 words a minute, the verse from the imported text, and what prose is still to
 * be written. Deterministic for the same input, church and attempt.
 */
export async function document({ input, facts, seconds }: Prayer, context: AppContext): Promise<Plan> {
  const aloud = wordsFor(seconds);
  const quoted = quotedWhere(facts, aloud);
  const caution = beforePublicUse(facts, quoted !== 'never');
  const apart = facts.ownWords && quoted !== 'inside' ? ownWordsSection(facts.ownWords, quoted === 'never') : undefined;
  const sections: PlannedSection[] = [
    written('prayer', 'The prayer', Math.round(aloud * 1.15), true),
    ...(apart ? [apart] : []),
    {
      id: 'verse',
      title: 'The verse it leans on',
      again: 'Another verse',
      blocks: await verseBlocks(facts, input, context),
    },
    written('how', 'How to pray it', 60),
    written('short', 'A shorter form', 45, true),
  ];
  if (caution)
    sections.push({ id: 'before-public', title: 'Before you read it in public', bare: true, blocks: [caution] });
  return {
    title: titleFor(facts),
    about: aboutLine(input, seconds),
    sections,
    notices: facts.spanish ? [inEnglishForNow] : [],
  };
}

function written(id: string, title: string, maxWords: number, spoken = false): PlannedSection {
  const write = { place: 'before' as const, maxWords, ...(spoken ? { spoken: true as const } : {}) };
  return { id, title, editable: true, again: 'Write again', blocks: [], write };
}

function aboutLine(input: Prayer['input'], seconds: number): string {
  const length = lengths[seconds] ?? `${seconds} seconds`;
  if (input.style !== 'breath') return `About ${length} aloud.`;
  const { pairs, times } = breathPlan(seconds);
  return `${pairs * times} slow breaths, about ${length}.`;
}

/** What the visitor wrote, where it is too long for the prayer or not meant to be read out in it. */
function ownWordsSection(words: string, leftOut: boolean): PlannedSection {
  const note = 'These words are not in the prayer, so that you can decide what is said aloud.';
  const text = leftOut ? `“${words}”\n\n*${note}*` : `“${words}”`;
  return { id: 'own-words', title: 'In your own words', blocks: [{ type: 'prose', text }] };
}

const inEnglishForNow: CalloutBlock = {
  type: 'callout',
  tone: 'info',
  text: 'Por ahora esta aplicación solo escribe en inglés. Sus propias palabras se conservan tal como usted las escribió.',
  lang: 'es',
};
