import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtures, openPrintedScripture, titled } from './fixtures.testing.ts';
import type { ScriptureReader } from './reader.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;
let imported: Awaited<ReturnType<typeof openPrintedScripture>>['imported'];

beforeAll(async () => {
  ({ scripture, close, imported } = await openPrintedScripture());
}, 30_000);
afterAll(() => close());

test.skipIf(!fixtures)(
  titled('two more texts are there with the counts of their publishers, and their gaps are named'),
  () => {
    expect(imported.get('bsb')).toMatchObject({ books: 66, chapters: 1_189, verses: 31_086, changed: 'text' });
    expect(imported.get('kjv')).toMatchObject({ books: 66, chapters: 1_189, verses: 31_102, leftOut: [] });
    expect(imported.get('bsb')?.leftOut).toEqual([
      ...['Matthew 17:21', 'Matthew 18:11', 'Matthew 23:14', 'Mark 7:16', 'Mark 9:44', 'Mark 9:46', 'Mark 11:26'],
      ...['Mark 15:28', 'Luke 17:36', 'Luke 23:17', 'John 5:4', 'Acts 8:37', 'Acts 15:34', 'Acts 24:7', 'Acts 28:29'],
      'Romans 16:24',
    ]);
  },
);

test.skipIf(!fixtures)(titled('a verse that one text leaves out is offered from another'), async () => {
  for (const reference of imported.get('bsb')?.leftOut ?? []) {
    const [found] = await scripture.references(`See ${reference}.`, 'bsb');
    expect(found).toMatchObject({ status: 'not-in-translation' });
    expect(found?.problem).toMatch(/^Some Bibles have .+\. The Berean Standard Bible doesn’t\. The .+ has it\.$/);
    expect(found?.offered && (await scripture.passage(reference, found.offered.id))?.text).toBeTruthy();
  }
  expect(await scripture.references('3 John 14 and 3 John 15', 'kjv')).toMatchObject([
    { status: 'ok' },
    { status: 'not-in-translation' },
  ]);
});

test.skipIf(!fixtures)(titled('a count goes through the chosen text book by book'), async () => {
  const { occurrences, books, translation } = await scripture.count('Jesus wept', 'kjv');

  expect(translation?.id).toBe('kjv');
  expect({ occurrences, books }).toEqual({ occurrences: 1, books: [{ name: 'John', occurrences: 1 }] });
});
