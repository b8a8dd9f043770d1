import { bookNamed } from './books.ts';
import { parseProse } from './parse.ts';
import type { TypedRange } from './typed-range.ts';

/** Book names and abbreviations that are also everyday words; a bare chapter after them is rarely a reference. */
const everyday = new Set([
  'job',
  'mark',
  'acts',
  'numbers',
  'num',
  'judges',
  'song',
  'dan',
  'col',
  'mic',
  'gal',
  'phil',
  'amos',
  'micah',
  'joel',
  'jude',
  'titus',
  'timothy',
]);
/** Abbreviations that are everyday words in lower case: "the ratio is 5:1". */
const smallWords = new Set(['is', 'am', 'so', 'ho', 'la', 'na', 're', 'he', 'ex', 'mi', 'ti', 'pr', 'ge', 'ha']);

const readingBefore =
  /(?:^|\b(?:in|read|reading|see|from|of|chapter|study|does|through|with|is|about|compare|cf\.?))\s*$/i;
const readingAfter =
  /^\s*(?:$|[.?!:;,)]|(?:says?|means?|meant|about|teach(?:es)?|tells?|to|with|for|is|was|again|together|tonight|today)\b)/i;
const countedThings =
  /^\s*(?:a\.?m\b|p\.?m\b|o'clock|percent|%|(?:people|persons|years?|months?|weeks?|days?|hours?|minutes?|items?|times|offers?|kids|children|dollars|miles|copies|points|votes)\b)/i;
/** Characters on each side that are read to tell a reference from a look-alike. */
const AROUND = 60;
const clockTime = /^(?:[1-9]|1[0-2]):(?:00|15|30|45)$/;

/** References in running text without those that only look like one ("Is 5 pm okay", "Ex 20, Job 3 offer"). */
export function findInProse(text: string): TypedRange[] {
  let lastAccepted = true;
  return parseProse(text).filter((range) => {
    const book = typedBook(range.typed);
    // "20" in "3:16, 20" is a reference only if "3:16" is one.
    if (book !== undefined) lastAccepted = isReference(range, book, text);
    return lastAccepted;
  });
}

function isReference({ typed, start, end }: TypedRange, book: string, text: string): boolean {
  const [before, after] = [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
  const numbers = typed.slice(book.length).trim();
  if (smallWords.has(book)) return false;
  if (countedThings.test(after)) return false;
  const small = smallWords.has(book.toLowerCase());
  if (/\d\s*[:.]\s*\d|verse|\bv/i.test(numbers)) return !(small && clockTime.test(numbers));
  if (small) return false;
  if (everyday.has(book.toLowerCase())) return readingBefore.test(before) && readingAfter.test(after);
  return bookNamed(book) !== undefined || book.length >= 4;
}

/** The book as typed, without its dot ("1 Cor", "First Corinthians"); undefined when only numbers were typed. */
function typedBook(typed: string): string | undefined {
  const named = /^((?:[1-4](?:st|nd|rd)?\s*|I{1,3}\s+|(?:first|second|third)\s+)?\p{L}[\p{L} ]*)/iu.exec(typed)?.[1];
  const book = named?.replace(/\s*\b(?:chapters?|ch|verses?|vv?)\s*$/i, '').trim();
  return book ? book : undefined;
}
