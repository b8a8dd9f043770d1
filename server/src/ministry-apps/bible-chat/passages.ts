import type { VerseBlock } from '@lampstand/sdk/app';
import type { Passage, ScriptureReader } from '../../scripture/reader.ts';
import { contextLine } from './data/context-lines.ts';

/** A reference and one line on who spoke to whom. */
export type CitedPassage = readonly [reference: string, context: string];

/** A longer passage is shown by its beginning. */
const MOST_VERSES = 14;

/** The text of each reference, taken from the reader; what the translation lacks says so. */
export async function verseBlocks(
  scripture: ScriptureReader,
  translation: string,
  cited: readonly CitedPassage[],
): Promise<VerseBlock[]> {
  const blocks: VerseBlock[] = [];
  for (const [reference, context] of cited) {
    const passage = await scripture.passage(reference, translation);
    if (passage) blocks.push(await blockOf(scripture, passage, context));
  }
  return blocks;
}

async function blockOf(scripture: ScriptureReader, passage: Passage, context: string): Promise<VerseBlock> {
  const shown = await beginningOf(scripture, passage);
  const left = passage.verses.length - shown.verses.length;
  return {
    type: 'verse',
    reference: shown.reference,
    translation: shown.translation.name,
    translationId: shown.translation.id,
    text: shown.text,
    status: 'verified',
    note: left > 0 ? `${context} It goes on for ${left} more verses.` : context,
    ...(shown.translation.copyright && { copyright: shown.translation.copyright }),
  };
}

async function beginningOf(scripture: ScriptureReader, passage: Passage): Promise<Passage> {
  const [first, last] = [passage.verses[0], passage.verses[MOST_VERSES - 1]];
  if (!first || !last || passage.verses.length <= MOST_VERSES) return passage;
  const osis = [first, last].map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`).join('-');
  return (await scripture.passage(osis, passage.translation.id)) ?? passage;
}

/** Where a passage stands, and whether it is one that is often misused. */
export function contextOf(passage: Passage): { line: string; misused: boolean } {
  return contextLine(passage.reference, passage.verses[0]?.book ?? '');
}

/** The verses around a short passage, two on each side, or undefined for one that stands in its own chapter. */
export async function surroundings(scripture: ScriptureReader, passage: Passage): Promise<Passage | undefined> {
  const [first, last] = [passage.verses[0], passage.verses.at(-1)];
  if (!first || !last || passage.verses.length > 5 || first.chapter !== last.chapter) return undefined;
  const { book, chapter } = first;
  const osis = `${book}.${chapter}.${Math.max(1, first.verse - 3)}-${book}.${chapter}.${last.verse + 3}`;
  return scripture.passage(osis, passage.translation.id);
}

/** References with the line on where each stands; those without text are left out. */
export async function citedInPlace(
  scripture: ScriptureReader,
  translation: string,
  references: readonly string[],
): Promise<CitedPassage[]> {
  const passages = await Promise.all(references.map((reference) => scripture.passage(reference, translation)));
  return passages.flatMap((passage): CitedPassage[] => (passage ? [[passage.reference, contextOf(passage).line]] : []));
}
