import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { wordsOf } from '../text/tokens.ts';
import { books } from './books.ts';
import { formatReference } from './format.ts';
import type { ScriptureReader } from './reader.ts';
import { verses } from './table.ts';
import { verseParts } from './verse-id.ts';
import { occurrencesIn } from './words.ts';

let scripture: ScriptureReader;
let db: Database;
let close: () => Promise<void>;
let stored: { id: number; text: string }[];

beforeAll(async () => {
  ({ scripture, db, close } = await openTestScripture());
  stored = await db.read
    .select({ id: verses.id, text: verses.text })
    .from(verses)
    .where(eq(verses.translationId, 'web'));
});
afterAll(() => close());

test('each of the 31,098 verses is found by its reference, word for word', async () => {
  const wrong: string[] = [];
  for (const { id, text } of stored) {
    const reference = formatReference([{ first: id, last: id }]);
    const passage = await scripture.passage(reference);
    if (passage?.text !== text || passage.reference !== reference) wrong.push(reference);
  }

  expect(wrong).toEqual([]);
  expect(stored).toHaveLength(31_098);
}, 60_000);

test('each chapter is found by its reference in running text, and has all its verses', async () => {
  const chapters = groupByChapter(stored);

  const wrong: string[] = [];
  for (const [chapter, inChapter] of chapters) {
    const { book } = verseParts(chapter * 1_000);
    const name = books[book - 1]?.name ?? '';
    const number = chapter % 1_000;
    const [found] = await scripture.references(`Please read ${name} chapter ${number} together.`);
    const passage = await scripture.passage(`${name} ${number}`);
    const first = found?.reference && (await scripture.passage(found.reference));
    if (passage?.verses.length !== inChapter.length || !first || first.osis !== passage.osis)
      wrong.push(`${name} ${number}`);
  }

  expect(wrong).toEqual([]);
}, 60_000);

test.each([
  ['John 11:35', 'John 11:35', 'John.11.35', 1],
  ['JOHN 11:35', 'John 11:35', 'John.11.35', 1],
  ['jn 11.35', 'John 11:35', 'John.11.35', 1],
  ['Ps. 56:3', 'Psalm 56:3', 'Ps.56.3', 1],
  ['Luke 15:11–32', 'Luke 15:11-32', 'Luke.15.11-Luke.15.32', 22],
  ['Genesis 1:31-2:3', 'Genesis 1:31-2:3', 'Gen.1.31-Gen.2.3', 4],
  ['Genesis 50:26 - Exodus 1:1', 'Genesis 50:26-Exodus 1:1', 'Gen.50.26-Exod.1.1', 2],
  ['John 3:16-18, 20; 4:1', 'John 3:16-18, 20; 4:1', 'John.3.16-John.3.18,John.3.20,John.4.1', 5],
  ['Psalm 23', 'Psalm 23', 'Ps.23.1-Ps.23.6', 6],
  ['Psalms 42-43', 'Psalms 42-43', 'Ps.42.1-Ps.43.5', 16],
  ['Jude', 'Jude', 'Jude.1.1-Jude.1.25', 25],
  ['3 John', '3 John', '3John.1.1-3John.1.14', 14],
  ['Matthew 5:3; Luke 6:20', 'Matthew 5:3; Luke 6:20', 'Matt.5.3,Luke.6.20', 2],
  ['Acts 8:36-38', 'Acts 8:36-38', 'Acts.8.36-Acts.8.38', 2],
  ['Rev 22:18-22', 'Revelation 22:18-21', 'Rev.22.18-Rev.22.21', 4],
])('the passage of %s', async (typed, reference, osis, count) => {
  const passage = await scripture.passage(typed);

  expect(passage).toMatchObject({ reference, osis });
  expect(passage?.verses).toHaveLength(count);
  expect(passage?.text).toBe(passage?.verses.map(({ text }) => text).join(' '));
});

test.each(['Hezekiah 3:16', 'John 3:99', 'Acts 8:37', 'Romans 16:25-27', 'Is 5 pm', 'hello', '', 'John 3:16 is great'])(
  'there is no passage for "%s"',
  async (text) => {
    expect(await scripture.passage(text)).toBeUndefined();
  },
);

test('an unknown translation falls back to the default text, and the passage names it', async () => {
  const passage = await scripture.passage('John 11:35', 'no-such-translation');

  expect(passage?.translation).toEqual({
    id: 'web',
    name: 'World English Bible',
    abbreviation: 'WEB',
    language: 'en',
    copyright: '',
  });
  expect(await scripture.translations()).toEqual([passage?.translation]);
});

test('the best match of a search comes first, and every word counts', async () => {
  const [first] = await scripture.search('God so loved the world');
  const few = await scripture.search('shepherd', { limit: 3 });

  expect(first?.reference).toBe('John 3:16');
  expect(few).toHaveLength(3);
  for (const { text } of few) expect(text.toLowerCase()).toContain('shepherd');
});

test('a search reads its input as words, never as query language', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
      expect(Array.isArray(await scripture.search(text, { limit: 2 }))).toBe(true);
    }),
    { numRuns: 150, examples: [['"'], ['NEAR('], ['love AND'], ['text:love'], ['a" OR "b'], ['-*^'], ['(']] },
  );
});

test('a concordance count equals a scan of the whole text', async () => {
  const sequences = fc
    .tuple(fc.integer({ min: 0, max: 31_097 }), fc.nat(30), fc.integer({ min: 1, max: 4 }))
    .map(([verse, at, length]) => {
      const words = wordsOf(stored[verse]?.text ?? '');
      const from = at % words.length;
      return words.slice(from, from + length).join(' ');
    });
  await fc.assert(
    fc.asyncProperty(sequences, async (words) => {
      const naive = stored.map(({ text }) => scan(text, words));

      const counted = await scripture.count(words.toUpperCase());

      expect(counted.occurrences).toBe(naive.reduce((sum, count) => sum + count, 0));
      expect(counted.verses).toBe(naive.filter((count) => count > 0).length);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('a count matches whole words in order, with any punctuation between them', async () => {
  const { occurrences, verses: inVerses, translation } = await scripture.count("don't be afraid");

  expect(occurrences).toBeGreaterThan(20);
  expect(inVerses).toBeLessThanOrEqual(occurrences);
  expect(translation?.abbreviation).toBe('WEB');
  expect(await scripture.count('afraid be don’t')).toMatchObject({ occurrences: 0, verses: 0 });
  expect(await scripture.count('!?')).toMatchObject({ occurrences: 0 });
  expect(occurrencesIn('Holy, holy, holy is Yahweh', ['holy', 'holy'])).toBe(2);
});

// Written differently from the counted code on purpose: one regular expression a sequence.
function scan(text: string, words: string): number {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^a-z0-9']+|(?<![a-z0-9])'|'(?![a-z0-9])/g, ' ')} `.replace(/ +/g, ' ');
  return [...plain.matchAll(new RegExp(`(?<= )(?=${words} )`, 'g'))].length;
}

function groupByChapter(rows: typeof stored) {
  const chapters = new Map<number, typeof stored>();
  for (const row of rows) {
    const chapter = Math.floor(row.id / 1_000);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), row]);
  }
  return chapters;
}
