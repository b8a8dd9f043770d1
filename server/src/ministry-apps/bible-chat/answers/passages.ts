import type { VerseBlock } from '@lampstand/sdk/app';
import { passageBlock } from '../../../app-kit/index.ts';
import type { Passage } from '../../../scripture/reader.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { contextOf } from '../data/context-lines.ts';

/** Verses shown of one passage: enough for the stories in the tables, which are not cut before their end. */
const MOST_VERSES = 14;
/** Characters of the passages in the first layer, together. */
export const FIRST_CHARACTERS = 480;
/** Characters shown of a passage that someone asked for, and verses of it that are shown in any case. */
const ASKED = { characters: 680, leastVerses: 5 };

type Prepared = readonly (readonly [reference: string, note: string])[];

/**
 * Builds the verse blocks of prepared passages; those that the church's text does not have are left out. The first one is cut
 * to fit the first layer and links its rest, and one that fits beside it whole comes second.
 */
export async function preparedVerses(request: AnswerRequest, passages: Prepared): Promise<VerseBlock[]> {
  const { scripture, church } = request;
  const found = await Promise.all(
    passages.map(async ([reference, note]) => ({
      passage: await scripture.passage(reference, church.translation),
      note,
    })),
  );
  const [first, ...others] = found.flatMap(({ passage, note }) => (passage ? [{ passage, note }] : []));
  if (!first) return [];
  const left = FIRST_CHARACTERS - first.passage.text.length;
  const second = others.find(({ passage }) => passage.text.length <= left);
  const inOrder = second ? [second, ...others.filter((other) => other !== second)] : others;
  return Promise.all([
    firstVerses(request, first.passage, first.note, FIRST_CHARACTERS, 1),
    ...inOrder.map(({ passage, note }) => passageVerse(request, passage, note)),
  ]);
}

/** Builds the verse block of a passage with its line of context, or with another note. */
export function passageVerse({ scripture }: AnswerRequest, passage: Passage, note = contextOf(passage).line) {
  return passageBlock(scripture, passage, { mostVerses: MOST_VERSES, note });
}

/** Builds the verse blocks of references, each with its line of context; those without text are left out. */
export async function versesWithContext(request: AnswerRequest, references: readonly string[]): Promise<VerseBlock[]> {
  const { scripture, church } = request;
  const passages = await Promise.all(references.map((reference) => scripture.passage(reference, church.translation)));
  return Promise.all(passages.flatMap((passage) => (passage ? [askedPassage(request, passage)] : [])));
}

/** Builds the verse block of a passage that was asked for: its first verses, with a link to the rest of a long one. */
export function askedPassage(
  request: AnswerRequest,
  passage: Passage,
  note = contextOf(passage).line,
): Promise<VerseBlock> {
  return firstVerses(request, passage, note, ASKED.characters, ASKED.leastVerses);
}

function firstVerses(
  { scripture }: AnswerRequest,
  passage: Passage,
  note: string,
  characters: number,
  least: number,
): Promise<VerseBlock> {
  const shown = passage.verses.filter((_, index) => lengthTo(passage, index) <= characters);
  return passageBlock(scripture, passage, {
    mostVerses: Math.min(MOST_VERSES, Math.max(least, shown.length)),
    note,
  });
}

/** Counts the characters of a passage up to the end of a verse. */
function lengthTo({ verses }: Passage, index: number): number {
  return verses.slice(0, index + 1).reduce((length, { text }) => length + text.length + 1, 0);
}
