import type { Localized } from '@lampstand/sdk/app';
import { formatReference } from './format.ts';
import { localized } from './localized.ts';
import { findInProse } from './prose.ts';
import type { FoundReference } from './reader.ts';
import { resolveRange, type VerseRange } from './resolve.ts';
import { findUnknownBooks } from './unknown-books.ts';
import type { Versification } from './versification.ts';

/** A found reference with the verse ids that exist of it. */
export interface LocatedReference extends Omit<FoundReference, 'problem'> {
  range?: VerseRange;
  problem?: Localized;
}

/** Every reference in free text in order, false ones included, checked against one translation's verses. */
export function findReferences(text: string, verses: Versification, translationName: string): FoundReference[] {
  return locateReferences(text, verses, translationName).map(({ range, problem, ...found }) => ({
    ...found,
    ...(problem && { problem: problem.en }),
  }));
}

/** The same references with verse ids. */
export function locateReferences(text: string, verses: Versification, translationName: string): LocatedReference[] {
  // The grammar is slow, and every reference has a digit.
  if (!/\d/.test(text)) return [];
  const typed = findInProse(text);
  const unknown = findUnknownBooks(text, typed);
  const known = typed
    .filter((range) => !unknown.some((other) => other.start < range.end && range.start < other.end))
    .map(({ typed: words, start, end, ...points }): LocatedReference => {
      const { status, range, problem } = resolveRange({ typed: words, start, end, ...points }, verses, translationName);
      return {
        typed: words,
        start,
        end,
        status,
        ...(range && { range, reference: formatReference([range]) }),
        ...(problem && { problem }),
      };
    });
  const invented = unknown.map(({ typed: words, start, end, book }): LocatedReference => {
    return {
      typed: words,
      start,
      end,
      status: 'no-such-book',
      problem: localized((m) => m.noSuchBook(book)),
    };
  });
  return [...known, ...invented].sort((a, b) => a.start - b.start);
}
