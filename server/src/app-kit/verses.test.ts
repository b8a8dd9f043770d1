import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScriptureReader } from '../scripture/reader.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import {
  firstVerseBlock,
  noSuchPassage,
  passageBlock,
  passageInContext,
  passageLink,
  verseBlock,
  verseBlocks,
} from './verses.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

test('a short passage is shown whole, with the note of the app', async () => {
  const block = await verseBlock(scripture, { reference: 'John 11:35', note: 'At the grave of a friend.' });

  expect(block).toEqual({
    type: 'verse',
    reference: 'John 11:35',
    translation: 'World English Bible',
    translationId: 'web',
    text: 'Jesus wept.',
    status: 'verified',
    note: 'At the grave of a friend.',
  });
});

test('a long passage shows its first verses under their own reference and links the whole', async () => {
  const block = await verseBlock(
    scripture,
    { reference: 'Luke 15:11-32', note: 'A father and two sons.' },
    { mostVerses: 14 },
  );
  const shown = await scripture.passage('Luke 15:11-24');

  expect(block).toMatchObject({
    reference: 'Luke 15:11-24',
    text: shown?.text,
    note: 'A father and two sons. It goes on for 8 more verses; follow the link to read more.',
    href: 'https://www.biblegateway.com/passage/?search=Luke%2015%3A11-32',
  });
});

test('a cut passage from several places names the whole and shows no verse between them', async () => {
  const block = await verseBlock(scripture, { reference: 'Psalm 23:1-3; Psalm 24:1-3' }, { mostVerses: 4 });
  const [first, second] = [await scripture.passage('Psalm 23:1-3'), await scripture.passage('Psalm 24:1')];

  expect(block?.text).toBe(`${first?.text} ${second?.text}`);
  expect(block?.reference).toBe('Psalm 23:1-3; 24:1-3');
  expect(block?.note).toContain('The first 4 of 6 verses');
});

test('a part that crosses the end of a chapter is one range', async () => {
  const block = await verseBlock(scripture, { reference: 'Genesis 1:29-2:10' }, { mostVerses: 5 });

  expect(block?.reference).toBe('Genesis 1:29-2:2');
});

test('where the part has no reference of its own, the whole is named with the verses shown', async () => {
  const passage = await scripture.passage('Psalm 119:1-20');
  if (!passage) throw new Error('Psalm 119 is in the text.');
  const block = await passageBlock({ ...scripture, passage: async () => undefined }, passage, { mostVerses: 2 });

  expect(block.reference).toBe('Psalm 119:1-20');
  expect(block.note).toBe('The first 2 of 20 verses; follow the link to read more.');
  expect(block.text).toBe(
    passage.verses
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' '),
  );
});

test('references that the text does not have are left out, and the first that it has is found', async () => {
  const cited = [{ reference: 'Hezekiah 3:16' }, { reference: 'Psalm 117:2' }, { reference: 'John 3:99' }];

  expect((await verseBlocks(scripture, cited)).map(({ reference }) => reference)).toEqual(['Psalm 117:2']);
  expect((await firstVerseBlock(scripture, ['Hezekiah 3:16', 'Psalm 117:2']))?.reference).toBe('Psalm 117:2');
  expect(await firstVerseBlock(scripture, ['Hezekiah 3:16'])).toBeUndefined();
});

test('a passage that does not exist is answered with the reason', async () => {
  expect(await noSuchPassage(scripture, 'Hezekiah 3:16', { followedBy: 'Here is another verse.' })).toEqual({
    type: 'callout',
    tone: 'caution',
    title: 'About the passage you gave',
    text: 'There’s no book called Hezekiah in the Bible. Here is another verse.',
  });
  expect((await noSuchPassage(scripture, 'the lost sheep')).text).toContain('Write it like “Psalm 23”');
  expect((await noSuchPassage(scripture, 'Hezekiah 3:16', { lang: 'es' })).text).toContain('No encontramos');
});

test('a note in Spanish says its language', async () => {
  const block = await verseBlock(scripture, { reference: 'Psalm 23' }, { mostVerses: 5, lang: 'es' });

  expect(block).toMatchObject({ lang: 'es', note: 'Sigue 1 versículo más; abra el enlace para leer el resto.' });
});

test('a short passage is found with the verses around it, inside its chapter', async () => {
  const first = await scripture.passage('John 3:1');
  const longer = await scripture.passage('John 3:1-6');
  if (!first || !longer) throw new Error('John 3 is in the text.');

  expect((await passageInContext(scripture, first))?.reference).toBe('John 3:1-4');
  expect(await passageInContext(scripture, longer)).toBeUndefined();
});

test('links are safe whatever the reference holds', () => {
  expect(passageLink('1 John 4:8&x=<b>')).toBe(
    'https://www.biblegateway.com/passage/?search=1%20John%204%3A8%26x%3D%3Cb%3E',
  );
});
