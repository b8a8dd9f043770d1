/** Words written like a reference to a book that is not in the Bible. */
export interface UnknownBook {
  typed: string;
  start: number;
  end: number;
  book: string;
}

const numbers = String.raw`\.?\s+\d{1,3}:\d{1,3}(?:[-–—]\d{1,3})?(?!\s*[apAP]\.?[mM]\b|[\d:])`;
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}:])((?:(?:[1-4]|I{1,3}|1st|2nd|3rd)\s+)?\p{Lu}\p{L}{2,}(?:\s+(?:of\s+)?\p{Lu}\p{L}+){0,2})${numbers}`,
  'gu',
);
const inLowerCase = new RegExp(String.raw`(?<![\p{L}\p{N}:])((?:[1-4]\s+)?\p{Ll}{4,})${numbers}`, 'gu');

/** Words before "3:16" that mean a time, a score, a location or another religion's book. */
const notBooks = new Set(
  (
    'at from until till by to between around about after before since open opens close closes doors service services worship mass ' +
    'meeting class school starts start begins begin ends end runs time today tomorrow tonight morning evening afternoon noon ' +
    'sunday monday tuesday wednesday thursday friday saturday sundays mondays tuesdays wednesdays thursdays fridays saturdays ' +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'ratio score scored won lost beat game odds mix scale version room page hymn song track lesson week day quran koran surah sura sutra ' +
    'chapter verse verses and the for with was were are has had have'
  ).split(' '),
);

const readingBefore =
  /(?:\b(?:does|in|of|from|read|quote|say|says|explain|mean|means|about|is|what|book|verse|see|and|with|me)|^)\s*$/i;

/**
 * Finds "Hezekiah 3:16" and its like; `taken` are ranges already known as references.
 * A name in lower case counts only where someone asks for a verse.
 */
export function findUnknownBooks(text: string, taken: readonly { start: number; end: number }[]): UnknownBook[] {
  const asked = [...text.matchAll(inLowerCase)].filter(({ index }) =>
    readingBefore.test(text.slice(Math.max(0, index - 60), index)),
  );
  return [...text.matchAll(named), ...asked].flatMap((match) => {
    const name = match[1] ?? '';
    const book = withoutLead(name);
    const start = match.index + name.length - book.length;
    const end = match.index + match[0].length;
    const seen = taken.find((range) => range.start < end && start < range.end);
    // "3 Kings 4:5": the parser saw only "Kings 4:5".
    const numberLost = seen && seen.start > start && /^[1-4]\s/.test(book);
    if (!book || (seen && !numberLost)) return [];
    return [{ typed: text.slice(start, end), start, end, book: book.charAt(0).toUpperCase() + book.slice(1) }];
  });
}

// "Read Hezekiah" and "Does Hezekiah": the first word only begins the sentence.
function withoutLead(named: string): string {
  const words = named.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (notBooks.has(last.toLowerCase())) return '';
  const leads = /^(?:read|see|does|what|in|about|from|quote|compare|explain|verse|show|and|is|says?)$/i;
  while (words.length > 1 && leads.test(words[0] ?? '')) words.shift();
  return words.join(' ');
}
