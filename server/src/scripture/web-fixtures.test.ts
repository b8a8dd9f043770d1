import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { books } from './books.ts';
import { verseIdOf } from './verse-id.ts';
import { readWebBook } from './web-files.ts';

const folder = process.env.SCRIPTURE_FIXTURES ? join(process.env.SCRIPTURE_FIXTURES, 'web') : undefined;
const title = 'the packaged text equals the USFM edition in SCRIPTURE_FIXTURES verse for verse';

test.skipIf(!folder)(folder ? title : `${title} (skipped: SCRIPTURE_FIXTURES is not set)`, async () => {
  if (!folder) return;
  const packaged = new Map<number, string>();
  for (const book of books) for (const { id: place, text } of await readWebBook(book)) packaged.set(place, text);

  const printed = new Map(
    readdirSync(folder)
      .sort()
      .flatMap((file, index) => versesIn(join(folder, file), index)),
  );

  expect(printed.size).toBe(31_098);
  expect([...printed].filter(([place, text]) => packaged.get(place) !== text)).toEqual([]);
  expect(packaged.size).toBe(printed.size);
});

// Enough of USFM for a fixture of chapters and verses, and no more.
function versesIn(file: string, index: number): [number, string][] {
  const book = books[index];
  if (!book) throw new Error(`${file} is a 67th book.`);
  let chapter = 0;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): [number, string][] => {
      chapter = Number(/^\\c (\d+)/.exec(line)?.[1] ?? chapter);
      const [, verse, text] = /^\\v (\d+) (.+)$/.exec(line) ?? [];
      return verse && text ? [[verseIdOf(book, chapter, Number(verse)), text.replace(/\s+/g, ' ').trim()]] : [];
    });
}
