import { bookNamed } from './books.ts';
import { parseReference } from './parse.ts';
import { resolveRange, type VerseRange } from './resolve.ts';
import type { TypedRange } from './typed-range.ts';
import type { Versification } from './versification.ts';

/** Most characters of a reference. */
export const LONGEST_REFERENCE = 200;

/** The verse ranges of a text that is only a reference; empty when it has other words or no such verse. */
export function rangesOf(reference: string, verses: Versification, translationName: string): VerseRange[] {
  if (reference.length > LONGEST_REFERENCE) return [];
  const seen = new Set<string>();
  return typedRanges(reference).flatMap((typed) => {
    const { status, range } = resolveRange(typed, verses, translationName);
    if (!range || (status !== 'ok' && status !== 'clamped')) return [];
    const key = `${range.first}-${range.last}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [range];
  });
}

function typedRanges(reference: string): TypedRange[] {
  // Fast path for the form in our own data and pages.
  const [, name = '', chapter, verse, last] = /^(.+?) (\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/.exec(reference) ?? [];
  const book = bookNamed(name)?.osis;
  if (book && Number(chapter) > 0 && !(Number(last) < Number(verse))) {
    const from = { book, chapter: Number(chapter), verse: Number(verse) };
    const to = { ...from, verse: Number(last ?? verse) };
    return [{ typed: reference, start: 0, end: reference.length, from, to }];
  }
  const typed = parseReference(reference);
  const others = typed.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), reference);
  return /[\p{L}\p{N}]/u.test(others.replace(/\b(?:and|read|see|cf)\b/gi, '')) ? [] : typed;
}
