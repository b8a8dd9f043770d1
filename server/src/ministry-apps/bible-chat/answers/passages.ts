import type { VerseBlock } from '@lampstand/sdk/app';
import { type CitedPassage, passageBlock, verseBlocks } from '../../../app-kit/index.ts';
import type { Passage } from '../../../scripture/reader.ts';
import type { Asking } from '../asking.ts';
import { contextOf } from '../data/context-lines.ts';

/** Verses shown of one passage: enough for the stories in the tables, which are not cut before their end. */
const MOST_VERSES = 14;

/** Builds the verse blocks of prepared passages; those that the church's text does not have are left out. */
export function preparedVerses(
  { scripture, church }: Asking,
  passages: readonly (readonly [reference: string, note: string])[],
): Promise<VerseBlock[]> {
  const cited = passages.map(([reference, note]): CitedPassage => ({ reference, note }));
  return verseBlocks(scripture, cited, { translation: church.translation, mostVerses: MOST_VERSES });
}

/** Builds the verse block of a passage with its line of context, or with another note. */
export function passageVerse({ scripture }: Asking, passage: Passage, note = contextOf(passage).line) {
  return passageBlock(scripture, passage, { mostVerses: MOST_VERSES, note });
}

/** Builds the verse blocks of references, each with its line of context; those without text are left out. */
export async function versesWithContext(asking: Asking, references: readonly string[]): Promise<VerseBlock[]> {
  const { scripture, church } = asking;
  const passages = await Promise.all(references.map((reference) => scripture.passage(reference, church.translation)));
  return Promise.all(passages.flatMap((passage) => (passage ? [passageVerse(asking, passage)] : [])));
}
