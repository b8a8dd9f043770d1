import type { CalloutBlock, Section } from '@lampstand/sdk/app';
import { countInWords, countOf, section, sectionToWrite } from '../../app-kit/index.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { breathPlan, slowBreath } from './composer/breath.ts';
import { quotedWhere } from './composer/setting.ts';
import { beforePublicUse } from './document/caution.ts';
import { titleFor } from './document/title.ts';
import { prayerVerse } from './document/verse.ts';
import type { Prayer } from './solve.ts';

/**
 * The plan of one prayer: title, timing at 110 words a minute, the verse from the imported text, and what prose is still to
 * be written. Deterministic for the same input, church and attempt.
 */
export async function document({ input, facts, seconds, words }: Prayer, context: AppContext): Promise<Plan> {
  const quoted = quotedWhere(facts, words);
  const caution = beforePublicUse(facts, quoted !== 'never');
  const apart = facts.ownWords && quoted !== 'inside' ? ownWordsSection(facts.ownWords, quoted === 'never') : undefined;
  const sections: PlannedSection[] = [
    sectionToWrite('prayer', 'The prayer', { maxWords: Math.round(words * 1.15), spoken: true, again: 'Write again' }),
    ...(apart ? [apart] : []),
    section('verse', 'The verse it leans on', await prayerVerse(facts, input, context), { again: 'Another verse' }),
    sectionToWrite('how', 'How to pray it', { maxWords: 60, again: 'Write again' }),
    sectionToWrite('short', 'A shorter form', { maxWords: 45, spoken: true, again: 'Write again' }),
  ];
  if (caution) sections.push(section('before-public', 'Before you read it in public', [caution], { bare: true }));
  return {
    title: titleFor(facts),
    about: aboutLine(input, seconds),
    sections,
    notices: facts.spanish ? [inEnglishForNow] : [],
  };
}

function aboutLine(input: Prayer['input'], seconds: number): string {
  const length =
    seconds < 60
      ? countInWords(seconds, { one: 'second', other: 'seconds' })
      : countInWords(seconds / 60, { one: 'minute', other: 'minutes' });
  if (input.style !== 'breath') return `About ${length} aloud.`;
  const { pairs, times } = breathPlan(seconds);
  return `${countOf(pairs * times, slowBreath)}, about ${length}.`;
}

/** What the visitor wrote, where it is too long for the prayer or not meant to be read out in it. */
function ownWordsSection(words: string, leftOut: boolean): Section {
  const note = 'These words are not in the prayer, so that you can decide what is said aloud.';
  const text = leftOut ? `“${words}”\n\n*${note}*` : `“${words}”`;
  return section('own-words', 'In your own words', [{ type: 'prose', text }]);
}

const inEnglishForNow: CalloutBlock = {
  type: 'callout',
  tone: 'info',
  text: 'Por ahora esta aplicación solo escribe en inglés. Sus propias palabras se conservan tal como usted las escribió.',
  lang: 'es',
};
