import type { Chapter, ComparedPassage, ResultDocument, VerseBlock } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportedTexts } from '../../scripture/imported-texts.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { importMadeUp, madeUp, madeUpShown, madeUpVerses } from '../../testing/licensed-text.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import type { TextWriter } from '../../writing/index.ts';
import { unzipText } from '../exports/unzip.testing.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';
import { licensedDocument } from './licensed-document.ts';

const reason = 'At most 3 verses of the Made-up Version can be shown at once. Follow the link';
let library: Awaited<ReturnType<typeof openTestScripture>>;
let at: Awaited<ReturnType<typeof createTestApp>>;
let written = '';
const writer: TextWriter = {
  writer: { kind: 'built-in' },
  async *write() {
    yield written;
  },
};

beforeAll(async () => {
  library = await openTestScripture();
  await importMadeUp(library.db, 3);
  at = await createTestApp({ scripture: library.scripture, texts: createImportedTexts(library.db), writer });
  await at.given.church({ slug: 'grace-chapel', translation: madeUp.id });
}, 30_000);
afterAll(async () => {
  await at.close();
  await library.close();
});

async function ask(path: string, app = 'bible-chat', body?: unknown) {
  const subject = { church: 'grace-chapel', app, aud: 'embed', ori: 'unknown' } as const;
  const authorization = `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`;
  return at.app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const run = async (message: string): Promise<ResultDocument> => {
  const messages = [{ role: 'user', text: message }];
  const input = { length: 'standard', view: 'single' };
  const res = await ask('/embed-api/runs', 'bible-chat', { input, messages });
  const body = await res.json();
  expect(body).toHaveProperty('document');
  return body.document;
};
const versesOf = ({ sections }: ResultDocument): VerseBlock[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'verse' ? [block] : [])));
const wordsOf = (reference: string) => madeUpVerses.find((verse) => verse.reference === reference)?.text ?? '';
const block = (reference: string, text: string): VerseBlock => ({
  ...{ type: 'verse', reference, translation: madeUp.name, translationId: madeUp.id, text, status: 'verified' },
});
const documentOf = (...blocks: VerseBlock[]): ResultDocument => ({
  ...{ title: 'Four verses', asOf: '2026-12-02', writer: { kind: 'computed' } },
  sections: [{ id: 'a', title: 'A', blocks }],
});

test('a run shows its own passages and what the prose quotes up to the limit, the rest as links', async () => {
  written = 'Read [[Jonah 1:6]].\n\n[[Jonah 1:7]]\n\nRead [[Jonah 1:8]] too.';

  const document = await run('Jonah 1:1-2');

  const verses = versesOf(document);
  expect(verses.map(({ reference, text }) => [reference, text !== ''])).toEqual(
    expect.arrayContaining([
      ['Jonah 1:1-2', true],
      ['Jonah 1:6', true],
      ['Jonah 1:7', false],
      ['Jonah 1:8', false],
    ]),
  );
  expect(madeUpShown(JSON.stringify(document))).toBe(3);
  for (const verse of verses) {
    if (verse.text) expect(verse.copyright).toBe(madeUp.copyright);
    else expect(verse).toMatchObject({ note: expect.stringContaining(reason), href: expect.stringMatching(/^https:/) });
  }
});

test('a passage beyond the limit is linked whole, never cut', async () => {
  written = 'That is all.';

  const document = await run('Jonah 1:1-5');

  expect(madeUpShown(JSON.stringify(document))).toBe(0);
  expect(JSON.stringify(document)).toContain(reason);
});

test('a chapter opens around the passage up to the limit, with the copyright line', async () => {
  const res = await ask(`/embed-api/scripture/chapter?reference=Jonah%201:9&translation=${madeUp.id}`);
  const chapter: Chapter = await res.json();

  expect(chapter.verses.map(({ verse, marked }) => [verse, marked ?? false])).toEqual([
    [8, false],
    [9, true],
    [10, false],
  ]);
  expect(chapter).toMatchObject({
    note: expect.stringContaining(reason),
    href: expect.stringContaining('Jonah%201'),
    translation: { copyright: madeUp.copyright },
    next: 'Jonah 2',
  });
  const whole = await (await ask('/embed-api/scripture/chapter?reference=Jonah%201:9&translation=web')).json();
  expect(whole.verses).toHaveLength(17);
  expect(whole).not.toHaveProperty('note');
});

test('a comparison leaves out the words of a text beyond its limit', async () => {
  const compare = async (reference: string): Promise<ComparedPassage> =>
    (await ask(`/embed-api/scripture/compare?${new URLSearchParams({ reference })}`)).json();

  expect((await compare('Jonah 1:1-3')).texts).toMatchObject([
    {
      translation: { id: madeUp.id, copyright: madeUp.copyright },
      text: expect.stringContaining(wordsOf('Jonah 1:3')),
    },
    { translation: { id: 'web' } },
  ]);
  expect((await compare('Jonah 1:1-4')).texts).toMatchObject([
    { text: null, note: expect.stringContaining(reason), href: expect.stringContaining('Jonah') },
    { translation: { id: 'web' }, text: expect.stringContaining('Yahweh') },
  ]);
});

test('a page of search shows verses up to the limit, and names the others', async () => {
  const words = ['Jonah 1:1', 'Jonah 1:2', 'Jonah 1:3', 'Jonah 1:4', 'Jonah 2:1'].map(
    (reference) => wordsOf(reference).split(' ')[1],
  );
  const q = words.join(' ');

  const res = await ask(`/api/scripture/search?${new URLSearchParams({ q, translation: madeUp.id })}`);
  const { verses, translation } = await res.json();

  expect(verses).toHaveLength(5);
  expect(verses.filter(({ text }: { text: string | null }) => text !== null)).toHaveLength(3);
  expect(verses[4]).toMatchObject({ text: null, note: expect.stringContaining(reason), href: expect.any(String) });
  expect(translation).toEqual({ id: madeUp.id, name: madeUp.name, copyright: madeUp.copyright });
});

test('a Word file keeps the limit and prints the line, whatever the frame sent', async () => {
  const blocks = ['Jonah 1:1', 'Jonah 1:2', 'Jonah 1:3', 'Jonah 1:4'].map((one) => block(one, wordsOf(one)));

  const res = await ask('/embed-api/exports', 'bible-chat', { format: 'docx', document: documentOf(...blocks) });
  const file = unzipText(Buffer.from(await res.arrayBuffer()), 'word/document.xml') ?? '';

  expect(madeUpShown(file)).toBe(3);
  expect(file.split(madeUp.copyright)).toHaveLength(4);
  expect(file).toContain(reason);
  expect(file).toContain('https://www.biblegateway.com/passage/?search=Jonah%201%3A4');
});

test('a document of other texts is unchanged, and the reason is in the language of the frame', async () => {
  const plain = documentOf({ ...block('John 11:35', 'Jesus wept.'), translation: 'Another', translationId: 'web' });
  const long = documentOf(block('Jonah 1:1-4', ['1', '2', '3', '4'].map((one) => wordsOf(`Jonah 1:${one}`)).join(' ')));

  expect(await licensedDocument(at.deps, plain, 'en')).toEqual(plain);
  expect(versesOf(await licensedDocument(at.deps, long, 'es'))).toMatchObject([
    {
      text: '',
      note: expect.stringMatching(/^De la Made-up Version se pueden mostrar como máximo 3 versículos/),
    },
  ]);
});
