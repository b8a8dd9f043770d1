import { spanishBooks } from '../data/spanish-books.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** English names by the Spanish ones without accents; the longest are tried first. */
const english = new Map(
  Object.entries(spanishBooks).flatMap(([name, written]) => written.map((one) => [plain(one), name] as const)),
);
const names = [...english.keys()].sort((a, b) => b.length - a.length).join('|');
const book = `(?:(?:libro|evangelio|carta|epistola)s? (?:de|a) (?:los |las |la )?)?(${names})`;
const numbers =
  '(\\d{1,3})(?:(?: ?[:.,] ?| ?,? (?:el |los )?(?:versiculos?|vers?|v)\\.? )(\\d{1,3})(?: ?(?:-|–|a|al|y) ?(\\d{1,3}))?)?';
const passage = new RegExp(`(?<![\\p{L}\\d])${book},? (?:capitulo )?${numbers}(?!\\d)`, 'u');
const verse =
  /^\W*(?:y |pero |que dice |lee |leeme |dame )*(?:(?:el|los|del) )?(?:(?:versiculos?|vers?|v)\.? )?(\d{1,3})(?: ?(?:-|–|a|al|y) ?(\d{1,3}))?\W*$/u;
const chapter = /^\W*(?:y )?(?:el )?capitulo (\d{1,3})\W*$/u;
const next = /^\W*(?:y )?(?:el (?:versiculo )?siguiente|el (?:que sigue|proximo)(?: versiculo)?)\W*$/u;

/** Ordinals that are said for the number before a book. */
const ordinals: readonly (readonly [RegExp, string])[] = [
  [/\b(?:primer[ao]?|1(?:ra|era|a|º|ª)\.?)(?: (?:carta|libro|epistola))?(?: (?:de|a)(?: los)?)? (?=\p{L})/gu, '1 '],
  [/\b(?:segund[ao]|2(?:da|a|º|ª)\.?)(?: (?:carta|libro|epistola))?(?: (?:de|a)(?: los)?)? (?=\p{L})/gu, '2 '],
  [/\b(?:tercer[ao]?|3(?:ra|era|a|º|ª)\.?)(?: (?:carta|libro|epistola))?(?: (?:de|a)(?: los)?)? (?=\p{L})/gu, '3 '],
];

const readable = (text: string) =>
  ordinals.reduce((rest, [pattern, number]) => rest.replace(pattern, number), plain(text).replace(/\s+/g, ' '));

function written(name: string, chapterNumber: string, from?: string, to?: string): string {
  if (!from) return `${name} ${chapterNumber}`;
  return `${name} ${chapterNumber}:${from}${to && Number(to) > Number(from) ? `-${to}` : ''}`;
}

function namedIn(text: string): string | undefined {
  const [, name = '', chapterNumber, from, to] = passage.exec(readable(text)) ?? [];
  const found = english.get(name);
  return found && chapterNumber ? written(found, chapterNumber, from, to) : undefined;
}

function beside(before: string, text: string): string | undefined {
  const [, name, number = '1', first, last] = /^(.+?) (\d+)(?::(\d+)(?:-(\d+))?)?$/.exec(before) ?? [];
  if (!name) return undefined;
  const [, from, to] = verse.exec(readable(text)) ?? [];
  if (from) return written(name, number, from, to);
  const [, other] = chapter.exec(readable(text)) ?? [];
  if (other) return written(name, other);
  return next.test(readable(text)) && (last ?? first)
    ? written(name, number, `${Number(last ?? first) + 1}`)
    : undefined;
}

/**
 * The passage that the newest message names in Spanish, with its English name ("Salmo 23 versículo 4": "Psalm 23:4"), or that
 * is beside the one before ("¿y el 5?").
 */
export function spanishReferenceIn(asked: readonly string[]): string | undefined {
  let before: string | undefined;
  let newest: string | undefined;
  for (const text of asked) {
    newest = namedIn(text) ?? (before && beside(before, text));
    before = newest ?? before;
  }
  return newest;
}

/** Whether a text names a passage with a Spanish name that English does not have. */
export function namesSpanishBook(text: string): boolean {
  const [, name = ''] = passage.exec(readable(text)) ?? [];
  const found = english.get(name);
  return found !== undefined && plain(found) !== name;
}
