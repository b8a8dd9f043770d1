import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportedTexts } from '../../scripture/imported-texts.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

let library: Awaited<ReturnType<typeof openTestScripture>>;
let at: Awaited<ReturnType<typeof createTestApp>>;
let authorization: string;

beforeAll(async () => {
  library = await openTestScripture();
  at = await createTestApp({ scripture: library.scripture, texts: createImportedTexts(library.db) });
  const { slug } = await at.given.church({ plan: 'active' });
  const subject = { church: slug, app: 'debt-coach', aud: 'embed', ori: 'unknown' } as const;
  authorization = `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`;
}, 30_000);
afterAll(async () => {
  await at.close();
  await library.close();
});

async function ask(path: string, headers: { [name: string]: string } = { authorization }) {
  const answer = await at.app.request(path, { headers });
  return { status: answer.status, body: await answer.json() };
}
const chapter = (reference: string, translation = '') =>
  ask(`/embed-api/scripture/chapter?${new URLSearchParams({ reference, translation })}`);

test('a verse is shown in its chapter, marked, with the chapters beside it', async () => {
  const { status, body } = await chapter('Psalm 56:3');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'Psalm 56',
    reference: 'Psalm 56:3',
    translation: { id: 'web', name: 'World English Bible' },
    previous: 'Psalm 55',
    next: 'Psalm 57',
  });
  expect(body.verses).toHaveLength(13);
  expect(body.verses.filter(({ marked }: { marked?: true }) => marked)).toMatchObject([{ verse: 3 }]);
});

test.each([
  ['Genesis 1:1', null, 'Genesis 2'],
  ['Revelation 22:21', 'Revelation 21', null],
  ['Malachi 4:1', 'Malachi 3', 'Matthew 1'],
  ['Jude 1:3', '3 John 1', 'Revelation 1'],
  ['Romans 14:24', 'Romans 13', 'Romans 15'],
])('%s is between %s and %s', async (reference, previous, next) => {
  expect((await chapter(reference)).body).toMatchObject({ previous, next });
});

test('an unknown translation falls back to the church’s own', async () => {
  expect((await chapter('John 3:16', 'klingon')).body).toMatchObject({ translation: { id: 'web' } });
});

test.each(['John 3:99', 'Hezekiah 3:16', 'love', 'Acts 8:37'])(
  'where there is no text it says so: %s',
  async (reference) => {
    const { status, body } = await chapter(reference);

    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: expect.stringContaining(`“${reference}”`) });
    expect((await ask(`/embed-api/scripture/compare?${new URLSearchParams({ reference })}`)).status).toBe(404);
  },
);

test('a passage is compared in every text; a long one is refused with a sentence', async () => {
  const { body } = await ask('/embed-api/scripture/compare?reference=John%2011:35');

  expect(body).toEqual({
    reference: 'John 11:35',
    texts: [{ translation: { id: 'web', name: 'World English Bible' }, text: 'Jesus wept.' }],
  });
  expect(await ask('/embed-api/scripture/compare?reference=Psalm%20119')).toMatchObject({
    status: 400,
    body: { field: 'reference', message: 'Please compare at most 40 verses.' },
  });
});

test('passages need a frame token; a missing or very long reference is refused', async () => {
  expect((await ask('/embed-api/scripture/chapter?reference=John%203:16', {})).status).toBe(401);
  expect((await ask('/embed-api/scripture/compare?reference=John%203:16', {})).status).toBe(401);
  expect((await chapter(' ')).body).toMatchObject({ code: 'invalid_input', field: 'reference' });
  expect((await chapter('a'.repeat(500))).status).toBe(400);
});

test('anyone can search and count words, within limits', async () => {
  const found = await ask('/api/scripture/search?q=jesus%20wept&limit=3', {});
  const counted = await ask('/api/scripture/concordance?word=Jesus%20wept', {});

  expect(found.body.verses[0]).toEqual({ reference: 'John 11:35', text: 'Jesus wept.' });
  expect(found.body.verses).toHaveLength(3);
  expect(counted.body).toMatchObject({
    ...{ word: 'Jesus wept', occurrences: 1, verses: 1, books: [{ name: 'John', occurrences: 1 }] },
    translation: { id: 'web' },
  });
  for (const wrong of ['search?q=', 'search?q=love&limit=900', 'concordance?word=', `search?q=${'a'.repeat(300)}`]) {
    expect((await ask(`/api/scripture/${wrong}`, {})).status).toBe(400);
  }
  expect((await ask('/api/scripture/search?q=%22%20OR%20*%20NEAR(', {})).status).toBe(200);
});
