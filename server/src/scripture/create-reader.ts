import type { Database } from '../platform/db/database.ts';
import { wordsOf } from '../text/tokens.ts';
import { books } from './books.ts';
import { formatOsis, formatReference } from './format.ts';
import type { FoundReference, Passage, ScriptureReader, Translation, Verse } from './reader.ts';
import { findReferences } from './references.ts';
import type { VerseRange } from './resolve.ts';
import { type VerseId, verseParts } from './verse-id.ts';
import { matchingVerses, searchVerses, selectTranslations, selectVerseIds, selectVerses } from './verse-queries.ts';
import { commonVersification, type Versification, versificationOf } from './versification.ts';
import type { StoredVerse } from './web-files.ts';
import { LONGEST_REFERENCE, rangesOf } from './whole-reference.ts';
import { allOf, anyOf, occurrencesIn, phraseOf } from './words.ts';

const DEFAULT_TRANSLATION = 'web';
const MOST_RESULTS = 100;

interface LoadedText {
  translation: Translation;
  version: number;
  verses: Versification;
}

/** Used as the translation's name on a server without a text. */
const COMMON_NUMBERING = 'numbering of most English Bibles';

/** Scripture reader over the imported texts. Without a text it can still tell whether a reference exists. */
export function createScriptureReader(db: Database): ScriptureReader {
  const loaded = new Map<string, LoadedText>();

  async function textFor(id = DEFAULT_TRANSLATION): Promise<LoadedText | undefined> {
    const known = await selectTranslations(db.read);
    const row =
      known.find((one) => one.id === id.toLowerCase()) ??
      known.find((one) => one.id === DEFAULT_TRANSLATION) ??
      known[0];
    return row && load(row);
  }

  async function load(row: Translation & { version: number }): Promise<LoadedText> {
    const { version, ...translation } = row;
    const before = loaded.get(row.id);
    if (before?.version === version) return before;
    const text = { translation, version, verses: versificationOf(await selectVerseIds(db.read, row.id)) };
    loaded.set(row.id, text);
    return text;
  }

  async function withOffer(found: FoundReference, but: string): Promise<FoundReference> {
    if (found.status !== 'not-in-translation' || found.reference) return found;
    for (const row of await selectTranslations(db.read)) {
      if (row.id === but) continue;
      const { translation, verses } = await load(row);
      if (rangesOf(found.typed, verses, translation.name).length === 0) continue;
      return { ...found, problem: `${found.problem} The ${translation.name} has it.`, offered: translation };
    }
    return found;
  }

  return {
    async translations() {
      return (await selectTranslations(db.read)).map(({ version, ...translation }) => translation);
    },
    async passage(reference, wanted) {
      const text = await textFor(wanted);
      if (!text) return undefined;
      const { translation, verses } = text;
      const ranges = rangesOf(reference, verses, translation.name);
      if (ranges.length === 0) return undefined;
      const found: StoredVerse[][] = [];
      for (const range of ranges) found.push(await selectVerses(db.read, translation.id, range));
      return passageOf(translation, ranges, found.flat());
    },
    async search(words, { translation: wanted, limit = 10 } = {}) {
      const translation = (await textFor(wanted))?.translation;
      if (!translation) return [];
      const most = Math.max(1, Math.min(Math.trunc(limit), MOST_RESULTS));
      const [all, any] = [allOf(words), anyOf(words)];
      if (!all || !any) return [];
      const found = await searchVerses(db.read, translation.id, all, most);
      if (found.length < most) found.push(...(await searchVerses(db.read, translation.id, any, most)));
      const unique = new Map(found.map((verse) => [verse.id, verse]));
      return [...unique.values()]
        .slice(0, most)
        .map(({ id, text }) => ({ reference: formatReference([{ first: id, last: id }]), text }));
    },
    async count(words, wanted) {
      const translation = (await textFor(wanted))?.translation;
      const sequence = wordsOf(words.slice(0, LONGEST_REFERENCE));
      const found =
        translation && sequence.length > 0 ? await matchingVerses(db.read, translation.id, phraseOf(sequence)) : [];
      return { ...countIn(found, sequence), ...(translation && { translation }) };
    },
    async references(text, wanted) {
      const shown = await textFor(wanted);
      if (!shown) return findReferences(text, commonVersification(), COMMON_NUMBERING);
      const found = findReferences(text, shown.verses, shown.translation.name);
      return Promise.all(found.map((one) => withOffer(one, shown.translation.id)));
    },
  };
}

function countIn(found: readonly StoredVerse[], sequence: readonly string[]) {
  const inBooks = new Map<number, number>();
  let [occurrences, verses] = [0, 0];
  for (const { id, text } of found) {
    const here = occurrencesIn(text, sequence);
    if (here === 0) continue;
    const { book } = verseParts(id);
    inBooks.set(book, (inBooks.get(book) ?? 0) + here);
    occurrences += here;
    verses += 1;
  }
  const inOrder = [...inBooks].sort(([a], [b]) => a - b);
  const perBook = inOrder.map(([book, count]) => ({ name: books[book - 1]?.name ?? '', occurrences: count }));
  return { occurrences, verses, books: perBook };
}

function passageOf(translation: Translation, ranges: readonly VerseRange[], stored: readonly StoredVerse[]): Passage {
  return {
    reference: formatReference(ranges),
    osis: formatOsis(ranges),
    translation,
    verses: stored.map(verseAt),
    text: stored.map(({ text }) => text).join(' '),
  };
}

function verseAt({ id, text }: { id: VerseId; text: string }): Verse {
  const { book, chapter, verse } = verseParts(id);
  return { book: books[book - 1]?.osis ?? '', chapter, verse, text };
}
