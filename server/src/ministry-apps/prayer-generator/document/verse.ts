import type { Block, VerseBlock } from '@lampstand/sdk/app';
import type { Passage } from '../../../scripture/reader.ts';
import type { AppContext } from '../../contract.ts';
import { hash, shuffled } from '../composer/seeded-shuffle.ts';
import type { PrayerInput } from '../fields.ts';
import type { Facts } from '../understanding/understand.ts';

/** Verses shown of a long passage. */
const mostVerses = 8;

/** The verse under the prayer: the person's own passage first, then those of the theme, one after the other with each attempt. */
export async function verseBlocks(facts: Facts, input: Partial<PrayerInput>, context: AppContext): Promise<Block[]> {
  const typed = input.passage ?? '';
  const own = typed ? await context.scripture.passage(typed, context.church.translation) : undefined;
  const candidates = versesFor(facts, input).filter((reference) => reference !== own?.reference);
  if (own && (context.attempt === 1 || context.section !== 'verse')) return [verse(own)];
  const shown = await firstFound(rotated(candidates, context.attempt - (own ? 2 : 1)), context);
  const problem = typed && !own ? [await notFound(typed, context)] : [];
  return [...problem, ...(shown ? [verse(shown)] : [])];
}

/** References that suit the theme, in the order of this input. */
function versesFor({ theme }: Facts, input: Partial<PrayerInput>): string[] {
  return shuffled(theme.verses, { base: hash(JSON.stringify(input)), attempt: 1 }, 'verses');
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const turn = items.length > 0 ? by % items.length : 0;
  return [...items.slice(turn), ...items.slice(0, turn)];
}

async function firstFound(
  references: readonly string[],
  { scripture, church }: AppContext,
): Promise<Passage | undefined> {
  for (const reference of references) {
    const passage = await scripture.passage(reference, church.translation);
    if (passage) return passage;
  }
  return undefined;
}

function verse({ reference, translation, verses, text }: Passage): VerseBlock {
  const long = verses.length > mostVerses;
  return {
    type: 'verse',
    reference,
    translation: translation.name,
    translationId: translation.id,
    text: long
      ? verses
          .slice(0, mostVerses)
          .map((one) => one.text)
          .join(' ')
      : text,
    status: 'verified',
    ...(long ? { note: `The first ${mostVerses} of ${verses.length} verses.` } : {}),
    ...(translation.copyright ? { copyright: translation.copyright } : {}),
  };
}

async function notFound(typed: string, { scripture }: AppContext): Promise<Block> {
  const problem = (await scripture.references(typed)).find((found) => found.problem)?.problem;
  const text = problem ?? `We could not find “${typed}” in the Bible. Write it like “Psalm 23” or “Romans 8:26”.`;
  return {
    type: 'callout',
    tone: 'caution',
    title: 'About the passage you gave',
    text: `${text} Here is another verse for this prayer.`,
  };
}
