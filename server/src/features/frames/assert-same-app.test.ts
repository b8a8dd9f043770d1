import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createImportedTexts } from '../../scripture/imported-texts.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { sampleDocument } from '../exports/sample-document.testing.ts';
import { mintEmbedToken } from './embed-token.ts';
import { tokenKey } from './visit.ts';

let library: Awaited<ReturnType<typeof openTestScripture>>;
let at: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  library = await openTestScripture();
}, 30_000);
beforeEach(async () => {
  at = await createTestApp({ scripture: library.scripture, texts: createImportedTexts(library.db) });
  for (const slug of ['lampstand', 'grace-chapel', 'hope']) await at.given.church({ slug });
});
afterEach(() => at.close());
afterAll(() => library.close());

interface Claims {
  church?: string;
  app?: string;
  aud?: 'embed' | 'portal';
}
const token = ({ church = 'grace-chapel', app = 'debt-coach', aud = 'embed' }: Claims) =>
  mintEmbedToken(tokenKey(at.deps), { church, app, aud, ori: 'unknown' }, at.clock.now());

const debts = [{ name: 'Store card', type: 'card', balance: 68_000, apr: 20, minimum: 3_500 }];
const requests = [
  ['runs', { input: { debts, extra: 100, strategy: 'snowball' } }],
  ['exports', { format: 'docx', document: sampleDocument }],
  ['token', undefined],
  ['scripture/compare?reference=John+3:16', undefined],
] as const;

/** Sends the request as the frame of an app does; `shown` is what the frame names, if it names anything. */
function ask([path, body]: (typeof requests)[number], claims: Claims, shown: string | undefined, lang = 'en') {
  return at.app.request(`/embed-api/${path}`, {
    method: path.startsWith('scripture') ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token(claims)}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-lampstand-lang': lang,
      ...(shown === undefined ? {} : { 'x-lampstand-app': shown }),
    },
    body: body ? JSON.stringify(body) : null,
  });
}

test('a request whose token is for the church and app that the frame shows is answered', async () => {
  for (const request of requests) expect((await ask(request, {}, 'grace-chapel/debt-coach')).status).toBe(200);
});

test('a request that names no app is answered for the church of its token', async () => {
  for (const request of requests) expect((await ask(request, {}, undefined)).status).toBe(200);
});

test.each<[string, Claims, string]>([
  ['another church', { church: 'hope' }, 'grace-chapel/debt-coach'],
  ['another church, from a signed-in person', { church: 'hope', aud: 'portal' }, 'grace-chapel/debt-coach'],
  ['another app', { app: 'bible-chat' }, 'grace-chapel/debt-coach'],
  ['another app, from a signed-in person', { app: 'bible-chat', aud: 'portal' }, 'lampstand/debt-coach'],
  ['a church, when the frame shows our own', {}, 'lampstand/debt-coach'],
  ['a church, when the frame names nothing', {}, ''],
])('a token for %s is refused for runs, exports, renewals and scripture', async (_what, claims, shown) => {
  for (const request of requests) {
    const res = await ask(request, claims, shown);
    expect(res.status).toBe(403);
    expect(await res.json()).toMatchObject({ code: 'forbidden', message: expect.stringContaining('reload the page') });
  }
});

test('our own frame works with a signed-in person’s token of any church', async () => {
  const [run, , , compare] = requests;
  const claims: Claims = { church: 'hope', aud: 'portal' };

  for (const request of [run, compare]) expect((await ask(request, claims, 'lampstand/debt-coach')).status).toBe(200);
});

test('the refusal is in the language of the frame', async () => {
  const res = await ask(requests[0], { church: 'hope' }, 'grace-chapel/debt-coach', 'es');

  expect((await res.json()).message).toContain('otra iglesia');
});
