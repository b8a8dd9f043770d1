import { books } from './books.ts';
import type { TypedRange } from './parse.ts';

const plain = /((?:[1-3] )?\p{Lu}[\p{L}]+(?: of (?:Solomon|Songs))?) (\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?/gu;
/** Words that make another book of the next one ("First John", "Letter of Jeremiah", "Greek Esther"), or a number of a name. */
const changesBook = /(?:\d\s*|\b(?:first|second|third|fourth|i{1,3}|iv|of|to|greek|additions|prayer|song)[.\s]*)$/i;
/** What the grammar would draw into the reference. */
const goesOn = /^(?:[\p{L}\d:]|\s*[-–—~]|[\s(*[]*(?:[a-f]|ff|title|\p{Lu}{2,}\d?)(?!\p{L}))/u;
/** Between two references: joined they may be a range, which is the grammar's work. */
const joins = /^[^\p{L}]*(?:(?:to|through|thru|and|see|also|cf|compare|chapters?|ch|verses?|vv?)\b[^\p{L}]*)*$/iu;
const byName = new Map([...books.map(({ osis, name }) => [name, osis] as const), ['Psalm', 'Ps']]);
const oneChapter = new Set(['Obad', 'Phlm', '2John', '3John', 'Jude']);

/**
 * The references of a text that has none but in the plain form, "1 Corinthians 13:4-7", and no other figure; undefined for any
 * other text. The answer is the grammar's own, without its cost.
 */
export function parsePlain(text: string): TypedRange[] | undefined {
  const found: TypedRange[] = [];
  let rest = '';
  let end = 0;
  for (const match of text.matchAll(plain)) {
    const range = rangeOf(match);
    const before = text.slice(end, match.index);
    const after = text.slice(match.index + match[0].length);
    if (!range || changesBook.test(before) || goesOn.test(after)) return undefined;
    if (found.length > 0 && joins.test(before)) return undefined;
    found.push(range);
    rest += before;
    end = range.end;
  }
  return /\d/.test(rest + text.slice(end)) ? undefined : found;
}

function rangeOf({
  index,
  0: typed,
  1: name = '',
  2: chapter,
  3: verse,
  4: last,
}: RegExpExecArray): TypedRange | undefined {
  const book = byName.get(name);
  const numbers = [Number(chapter), Number(verse), Number(last ?? verse)] as const;
  if (!book || numbers[0] === 0 || numbers[1] === 0 || numbers[2] < numbers[1]) return undefined;
  if (oneChapter.has(book) && numbers[0] !== 1) return undefined;
  const from = { book, chapter: numbers[0], verse: numbers[1] };
  return { typed, start: index, end: index + typed.length, from, to: { ...from, verse: numbers[2] } };
}
