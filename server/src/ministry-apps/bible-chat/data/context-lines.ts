import type { Passage } from '../../../scripture/reader.ts';
import { bookContexts } from './books.ts';
import { misquotations } from './misquotations.ts';
import { misusedVerses } from './misused.ts';
import { topics } from './topics/index.ts';

interface ContextLine {
  /** "John 3" */
  chapter: string;
  from: number;
  to: number;
  line: string;
}

const prepared: readonly ContextLine[] = [...topics, ...misquotations].flatMap(({ passages }) =>
  passages.flatMap(([reference, line]) => {
    const place = placeIn(reference);
    return place ? [{ ...place, line }] : [];
  }),
);
const misused = new Map(misusedVerses.map(({ reference, context }) => [reference, context]));

/** Returns who speaks to whom in a passage: the line written for it, else that of its book. `misused`: it is often quoted without its context. */
export function contextOf({ reference, verses }: Passage): { line: string; misused: boolean } {
  const place = placeIn(reference);
  if (place && place.to - place.from < 5) {
    for (let verse = place.from; verse <= place.to; verse += 1) {
      const line = misused.get(`${place.chapter}:${verse}`);
      if (line) return { line, misused: true };
    }
  }
  const near =
    place &&
    prepared.find(({ chapter, from, to }) => chapter === place.chapter && from <= place.to && to >= place.from);
  return { line: near?.line ?? bookContexts[verses[0]?.book ?? ''] ?? '', misused: false };
}

/** Whether two references have a verse in common. */
export function overlap(one: string, another: string): boolean {
  const [a, b] = [placeIn(one), placeIn(another)];
  if (!a || !b || a.chapter !== b.chapter) return false;
  return a.to === 0 || b.to === 0 ? a.to === b.to : a.from <= b.to && b.from <= a.to;
}

/** Reads chapter and verses of "John 3:16-18"; undefined for more than one chapter. A whole chapter overlaps only itself. */
function placeIn(reference: string): Omit<ContextLine, 'line'> | undefined {
  const [, chapter, verse, last] = /^(.+? \d+)(?::(\d+)(?:-(\d+))?)?$/.exec(reference) ?? [];
  if (!chapter) return undefined;
  return { chapter, from: Number(verse ?? 0), to: Number(last ?? verse ?? 0) };
}
