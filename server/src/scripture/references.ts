import { formatReference } from './format.ts';
import { findInProse } from './prose.ts';
import type { FoundReference } from './reader.ts';
import { resolveRange } from './resolve.ts';
import { findUnknownBooks } from './unknown-books.ts';
import type { Versification } from './versification.ts';

/** Every reference in free text in the order it stands there, false ones included, checked against one translation's verses. */
export function findReferences(text: string, verses: Versification, translationName: string): FoundReference[] {
  const typed = findInProse(text);
  const unknown = findUnknownBooks(text, typed);
  const known = typed
    .filter((range) => !unknown.some((other) => other.start < range.end && range.start < other.end))
    .map(({ typed: words, start, end, ...points }): FoundReference => {
      const { status, range, problem } = resolveRange({ typed: words, start, end, ...points }, verses, translationName);
      return {
        typed: words,
        start,
        end,
        status,
        ...(range && { reference: formatReference([range]) }),
        ...(problem && { problem }),
      };
    });
  const invented = unknown.map(({ typed: words, start, end, book }): FoundReference => {
    return {
      typed: words,
      start,
      end,
      status: 'no-such-book',
      problem: `There is no book called ${book} in the Bible.`,
    };
  });
  return [...known, ...invented].sort((a, b) => a.start - b.start);
}
