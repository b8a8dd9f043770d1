import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { createSettableClock } from '../testing/settable-clock.ts';
import { copyTemplateDatabase } from '../testing/template-database.ts';
import { books } from './books.ts';
import { createScriptureReader } from './create-reader.ts';
import { importWorldEnglishBible } from './import-web.ts';
import { translationBooks, translations, verses } from './table.ts';
import { verseParts } from './verse-id.ts';
import { checksumOf, joinPieces } from './web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lampstand-import-'));
const clock = createSettableClock();
let db: Database;

beforeAll(async () => {
  await copyTemplateDatabase(join(folder, 'lampstand.db'));
  db = openDatabase(join(folder, 'lampstand.db'));
  await importWorldEnglishBible(db, clock);
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the whole text is there: 66 books, 1,189 chapters, 31,098 verses', async () => {
  const ids = (await db.read.select({ id: verses.id }).from(verses)).map(({ id }) => id);

  expect(ids).toHaveLength(31_098);
  expect(new Set(ids.map((id) => Math.floor(id / 1_000))).size).toBe(1_189);
  expect(new Set(ids.map((id) => verseParts(id).book)).size).toBe(66);
});

test('the doxology of Romans is at 14:24-26, and four verses are left out', async () => {
  const found = new Set((await db.read.select({ id: verses.id }).from(verses)).map(({ id }) => id));

  expect([45_014_024, 45_014_025, 45_014_026].every((id) => found.has(id))).toBe(true);
  for (const id of [45_016_025, 42_017_036, 44_008_037, 44_015_034, 44_024_007]) expect(found.has(id)).toBe(false);
});

test('each book has the checksum of its verses as they are stored', async () => {
  const sums = await db.read.select().from(translationBooks);
  const romans = books.find((book) => book.osis === 'Rom');

  const stored = await db.read.select({ id: verses.id, text: verses.text }).from(verses).orderBy(verses.id);
  const ofRomans = stored.filter(({ id }) => verseParts(id).book === romans?.number);

  expect(sums).toHaveLength(66);
  expect(sums.find((row) => row.book === 'Rom')).toMatchObject({ verses: 433, sha256: checksumOf(ofRomans) });
});

test('no verse has double spaces, line breaks or spaces at its ends', async () => {
  const texts = await db.read.select({ text: verses.text }).from(verses);

  expect(texts.filter(({ text }) => /\s\s|[\n\t\u00a0]|^\s|\s$/.test(text) || text === '')).toEqual([]);
});

test('a second import changes nothing', async () => {
  const again = await importWorldEnglishBible(db, clock);

  const [rows] = await db.read.select({ n: count() }).from(verses);
  expect(again).toBe(false);
  expect(rows?.n).toBe(31_098);
});

test('an interrupted import is not read, and continues where it stopped', async () => {
  const own = mkdtempSync(join(tmpdir(), 'lampstand-import-'));
  await copyTemplateDatabase(join(own, 'lampstand.db'));
  const broken = openDatabase(join(own, 'lampstand.db'));
  await importWorldEnglishBible(broken, clock);
  await broken.write(async (tx) => {
    await tx.update(translations).set({ importedAt: null });
    await tx.update(verses).set({ text: 'damaged' }).where(eq(verses.id, 43_011_035));
    await tx.update(translationBooks).set({ sha256: '' }).where(eq(translationBooks.book, 'John'));
  });
  const reader = createScriptureReader(broken);

  expect(await reader.passage('John 11:35')).toBeUndefined();
  await importWorldEnglishBible(broken, clock);

  expect((await reader.passage('John 11:35'))?.text).toBe('Jesus wept.');
  expect(await reader.search('damaged wept')).not.toContainEqual(expect.objectContaining({ text: 'damaged' }));
  await broken.close();
  rmSync(own, { recursive: true, force: true });
});

test('pieces of a verse are joined, and headings and layout are left out', () => {
  const [genesis] = books;
  if (!genesis) throw new Error('Genesis is missing from the table of books.');
  const piece = { type: 'line text', chapterNumber: 1, verseNumber: 1 };

  const joined = joinPieces(genesis, [
    { type: 'header', value: 'A heading' },
    { ...piece, value: '“First half,  ' },
    { type: 'line break' },
    { ...piece, value: '‘second’\u00a0” ' },
    { ...piece, verseNumber: 2, value: '  ' },
  ]);

  expect(joined).toEqual([{ id: 1_001_001, text: '“First half, ‘second’ ”' }]);
});
