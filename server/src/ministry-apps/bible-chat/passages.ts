import type { VerseBlock } from '@lampstand/sdk/app';
import type { Passage, ScriptureReader } from '../../scripture/reader.ts';
import { bookContexts } from './data/books.ts';
import { misusedVerses } from './data/misused.ts';

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

/** Where a passage stands: the line for an often misused verse, else that of its book. */
export function contextOf(passage: Passage): { line: string; misused: boolean } {
  const verses = new Set(passage.verses.map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`));
  const misused = passage.verses.length <= 5 && misusedVerses.find(({ osis }) => verses.has(osis));
  if (misused) return { line: misused.context, misused: true };
  return { line: bookContexts[passage.verses[0]?.book ?? ''] ?? '', misused: false };
}

/** The verses around a short passage, two on each side, or undefined for one that stands in its own chapter. */
export async function surroundings(scripture: ScriptureReader, passage: Passage): Promise<Passage | undefined> {
  const [first, last] = [passage.verses[0], passage.verses.at(-1)];
  if (!first || !last || passage.verses.length > 5 || first.chapter !== last.chapter) return undefined;
  const { book, chapter } = first;
  const osis = `${book}.${chapter}.${Math.max(1, first.verse - 3)}-${book}.${chapter}.${last.verse + 3}`;
  return scripture.passage(osis, passage.translation.id);
}
