import type { Database } from '../platform/db/database.ts';
import { bookNamed, books } from './books.ts';
import { formatOsis, formatReference } from './format.ts';
import { parseReference, type TypedRange } from './parse.ts';
import { type Place, partsOf } from './place.ts';
import type { Passage, ScriptureReader, Translation, Verse } from './reader.ts';
import { findReferences } from './references.ts';
import { type PlaceRange, resolveRange } from './resolve.ts';
import { matchingTexts, searchVerses, selectPlaces, selectTranslations, selectVerses } from './verse-queries.ts';
import { type Versification, versificationOf } from './versification.ts';
import type { StoredVerse } from './web-files.ts';
import { allOf, anyOf, occurrencesIn, phraseOf, wordsOf } from './words.ts';

const DEFAULT_TRANSLATION = 'web';
/** Characters; a longer text is no reference. */
const LONGEST_REFERENCE = 200;
const MOST_RESULTS = 100;

interface LoadedText {
  translation: Translation;
  version: number;
  verses: Versification;
}

/** The scripture reader over the imported texts of a database. Throws when no text has been imported yet. */
export function createScriptureReader(db: Database): ScriptureReader {
  const loaded = new Map<string, LoadedText>();

  async function textFor(id = DEFAULT_TRANSLATION): Promise<LoadedText> {
    const known = await selectTranslations(db.read);
    const row =
      known.find((one) => one.id === id.toLowerCase()) ??
      known.find((one) => one.id === DEFAULT_TRANSLATION) ??
      known[0];
    if (!row) throw new Error('No Bible text has been imported yet. Start the server once, or import one.');
    const { version, ...translation } = row;
    const before = loaded.get(row.id);
    if (before?.version === version) return before;
    const text = { translation, version, verses: versificationOf(await selectPlaces(db.read, row.id)) };
    loaded.set(row.id, text);
    return text;
  }

  return {
    async translations() {
      return (await selectTranslations(db.read)).map(({ version, ...translation }) => translation);
    },
    async passage(reference, wanted) {
      const { translation, verses } = await textFor(wanted);
      const ranges = rangesOf(reference, verses, translation.name);
      if (ranges.length === 0) return undefined;
      const found: StoredVerse[][] = [];
      for (const range of ranges) found.push(await selectVerses(db.read, translation.id, range));
      return passageOf(translation, ranges, found.flat());
    },
    async search(words, { translation: wanted, limit = 10 } = {}) {
      const { translation } = await textFor(wanted);
      const most = Math.max(1, Math.min(Math.trunc(limit), MOST_RESULTS));
      const [all, any] = [allOf(words), anyOf(words)];
      if (!all || !any) return [];
      const found = await searchVerses(db.read, translation.id, all, most);
      if (found.length < most) found.push(...(await searchVerses(db.read, translation.id, any, most)));
      const unique = new Map(found.map((verse) => [verse.place, verse]));
      return [...unique.values()]
        .slice(0, most)
        .map(({ place, text }) => ({ reference: formatReference([{ first: place, last: place }]), text }));
    },
    async count(words, wanted) {
      const { translation } = await textFor(wanted);
      const sequence = wordsOf(words.slice(0, LONGEST_REFERENCE));
      if (sequence.length === 0) return { occurrences: 0, verses: 0, translation };
      const texts = await matchingTexts(db.read, translation.id, phraseOf(sequence));
      const counts = texts.map((text) => occurrencesIn(text, sequence)).filter((count) => count > 0);
      return { occurrences: counts.reduce((sum, count) => sum + count, 0), verses: counts.length, translation };
    },
    async references(text) {
      const { translation, verses } = await textFor();
      return findReferences(text, verses, translation.name);
    },
  };
}

/** What is there of a text that is nothing but a reference; empty when it is more than that or names nothing. */
function rangesOf(reference: string, verses: Versification, translationName: string): PlaceRange[] {
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
  // The form our own data and pages write, without the cost of the whole grammar.
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

function passageOf(translation: Translation, ranges: readonly PlaceRange[], stored: readonly StoredVerse[]): Passage {
  return {
    reference: formatReference(ranges),
    osis: formatOsis(ranges),
    translation,
    verses: stored.map(verseAt),
    text: stored.map(({ text }) => text).join(' '),
  };
}

function verseAt({ place, text }: { place: Place; text: string }): Verse {
  const { book, chapter, verse } = partsOf(place);
  return { book: books[book - 1]?.osis ?? '', chapter, verse, text };
}
