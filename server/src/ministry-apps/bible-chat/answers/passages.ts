import type { VerseBlock } from '@lampstand/sdk/app';
import { type CitedPassage, passageBlock, verseBlocks } from '../../../app-kit/index.ts';
import type { Passage } from '../../../scripture/reader.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { contextOf } from '../data/context-lines.ts';

/** Verses shown of one passage: enough for the stories in the tables, which are not cut before their end. */
const MOST_VERSES = 14;
/** Characters shown of a passage that someone asked for; with the answer it fits one and a half phone screens. */
const MOST_CHARACTERS = 680;
/** Verses of it that are shown in any case. */
const LEAST_VERSES = 5;

/** Builds the verse blocks of prepared passages; those that the church's text does not have are left out. */
export function preparedVerses(
  { scripture, church }: AnswerRequest,
  passages: readonly (readonly [reference: string, note: string])[],
): Promise<VerseBlock[]> {
  const cited = passages.map(([reference, note]): CitedPassage => ({ reference, note }));
  return verseBlocks(scripture, cited, { translation: church.translation, mostVerses: MOST_VERSES });
}

/** Builds the verse block of a passage with its line of context, or with another note. */
export function passageVerse({ scripture }: AnswerRequest, passage: Passage, note = contextOf(passage).line) {
  return passageBlock(scripture, passage, { mostVerses: MOST_VERSES, note });
}

/** Builds the verse blocks of references, each with its line of context; those without text are left out. */
export async function versesWithContext(request: AnswerRequest, references: readonly string[]): Promise<VerseBlock[]> {
  const { scripture, church } = request;
  const passages = await Promise.all(references.map((reference) => scripture.passage(reference, church.translation)));
  return Promise.all(passages.flatMap((passage) => (passage ? [passageVerse(request, passage)] : [])));
}

/** Builds the verse block of a passage that was asked for: its first verses, with a link to the rest of a long one. */
export function askedPassage({ scripture }: AnswerRequest, passage: Passage): Promise<VerseBlock> {
  const shown = passage.verses.filter((_, index) => lengthTo(passage, index) <= MOST_CHARACTERS);
  return passageBlock(scripture, passage, {
    mostVerses: Math.min(MOST_VERSES, Math.max(LEAST_VERSES, shown.length)),
    note: contextOf(passage).line,
  });
}

/** Counts the characters of a passage up to the end of a verse. */
function lengthTo({ verses }: Passage, index: number): number {
  return verses.slice(0, index + 1).reduce((length, { text }) => length + text.length + 1, 0);
}
