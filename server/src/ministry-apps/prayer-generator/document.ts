import { type Block, quoted, type Section } from '@lampstand/sdk/app';
import { callout, present, prose, section, sectionToWrite, spokenWordsIn } from '../../app-kit/index.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { breathPlan } from './composer/breath.ts';
import { quotedWhere } from './composer/setting.ts';
import { spanishOccasionsIn } from './composer/spanish.ts';
import { beforePublicUse } from './document/caution.ts';
import { titleFor } from './document/title.ts';
import { prayerVerse } from './document/verse.ts';
import type { Prayer } from './solve.ts';
import { words } from './texts.en.ts';

/**
 * Plans one prayer: the prayer to write, a caution before it is read in public, and one verse. Folded: the person's own
 * words, how to pray it, and a shorter form. Deterministic for the same input, church and attempt.
 */
export async function document(prayer: Prayer, context: AppContext): Promise<Plan> {
  const { input, facts } = prayer;
  if (facts.spanish) return spanishDocument(prayer);
  const { again } = words.document;
  const quoted = quotedWhere(facts);
  const caution = beforePublicUse(facts, quoted !== 'never');
  const isWhole = quoted === 'inside' && facts.quote === facts.ownWords;
  const apart = facts.ownWords && !isWhole ? ownWordsSection(facts.ownWords, quoted === 'never') : undefined;
  return {
    title: titleFor(facts),
    about: aboutLine(prayer),
    sections: present<PlannedSection>([
      sectionToWrite('prayer', words.prayer.title, { maxWords: Math.round(prayer.words * 1.15), spoken: true, again }),
      caution && section('before-public', words.beforePublic.title, [caution], { bare: true }),
      verseSection(await prayerVerse(facts, input, context)),
      apart,
      sectionToWrite('how', words.how.title, { maxWords: 60, again, folded: true }),
      sectionToWrite('short', words.short.title, { maxWords: 45, spoken: true, again, folded: true }),
    ]),
    notices: [],
  };
}

/** The prayer in Spanish. No verse: the church's translation is in English. */
function spanishDocument({ input, facts, words: length }: Prayer): Plan {
  const { title, again, prayer, how, short, about } = words.spanish;
  const [first] = spanishOccasionsIn(input.situation ?? '');
  return {
    title: first?.title ?? title,
    sections: [
      sectionToWrite('prayer', prayer, { maxWords: Math.round(length * 1.15), spoken: true, again }),
      ...(facts.ownWords && spokenWordsIn(facts.ownWords) > length * 0.4
        ? [section('own-words', words.spanish.ownWords, [prose([quoted(facts.ownWords)])], { folded: true })]
        : []),
      sectionToWrite('how', how, { maxWords: 60, again, folded: true }),
      sectionToWrite('short', short, { maxWords: 45, spoken: true, again, folded: true }),
    ],
    notices: [{ ...callout('info', about), lang: 'es' }],
  };
}

/** The verse is folded under its reference; it is open where the person's own passage was not found. */
function verseSection(blocks: readonly Block[]): Section {
  const { title, titleOf, again } = words.verse;
  const [first] = blocks;
  return first?.type === 'verse'
    ? section('verse', titleOf(first.reference), blocks, { again, folded: true })
    : section('verse', title, blocks, { again });
}

function aboutLine({ input, seconds }: Prayer): string {
  if (input.style !== 'breath') return words.document.about(seconds);
  const { pairs, times } = breathPlan(seconds);
  return words.document.aboutBreaths(pairs * times, seconds);
}

/** What the person wrote, when it is too long for the prayer or not meant to be read aloud. */
function ownWordsSection(ownWords: string, leftOut: boolean): Section {
  const { title, notRead } = words.ownWords;
  return section('own-words', title, [prose([quoted(ownWords), leftOut && `*${notRead}*`])], { folded: true });
}
