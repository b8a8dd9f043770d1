import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { createKeyRing } from './keys.ts';

const path = '/api/auth/forgot-password';
const body = JSON.stringify({ email: 'nobody@church.example' });
const type = { 'content-type': 'application/json' };

/** The first token of a new browser with its cookie. */
async function firstToken(app: Awaited<ReturnType<typeof createTestApp>>['app']) {
  const res = await app.request('/api/csrf-token');
  const { csrf_token: token } = (await res.json()) as { csrf_token: string };
  const setCookie = res.headers.get('set-cookie') ?? '';
  return { token, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

test('a write passes with a token and its cookie', async () => {
  const { app, deps, close } = await createTestApp();
  const { token, cookie, setCookie } = await firstToken(app);

  const headers = { ...type, cookie, 'x-csrf-token': token, origin: deps.env.PUBLIC_ORIGIN };
  const res = await app.request(path, { method: 'POST', body, headers });

  expect(res.status).toBe(200);
  expect(setCookie).toMatch(/^pre=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  await close();
});

test('over https no other host can set the cookie', async () => {
  const { app, close } = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://lampstand.example' } });

  expect((await firstToken(app)).setCookie).toMatch(/^__Host-pre=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await close();
});

test('the token is not cached and has an expiry', async () => {
  const { app, close } = await createTestApp();

  const res = await app.request('/api/csrf-token');

  expect(await res.json()).toEqual({ ok: true, csrf_token: expect.stringMatching(/^[\w-]{74}$/), expires_in: 3_600 });
  expect(res.headers.get('cache-control')).toBe('no-store');
  expect(res.headers.get('access-control-allow-origin')).toBeNull();
  await close();
});

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['with another origin', { origin: 'https://evil.example' }],
  ['from an opaque frame', { origin: 'null' }],
  ['that says no origin', { origin: '', 'sec-fetch-site': '' }],
  ['without a token', { 'x-csrf-token': '' }],
  ['with a token of its own making', { 'x-csrf-token': 'A'.repeat(74) }],
  ['without the cookie', { cookie: '' }],
  ['with another browser’s cookie', { cookie: `pre=${'q'.repeat(43)}` }],
])('a write %s is refused', async (_, changed) => {
  const { app, stranger, close } = await createTestApp();
  const all: Record<string, string> = { ...type, ...stranger().headers, ...changed };
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));

  const res = await app.request(path, { method: 'POST', body, headers });

  expect(res.status).toBe(403);
  expect(await res.json()).toMatchObject({ code: 'csrf', message: expect.stringMatching(/csrf/i) });
  await close();
});

test('a plain form cannot write', async () => {
  const { app, stranger, close } = await createTestApp();
  const headers = { ...stranger().headers, 'content-type': 'text/plain' };

  const res = await app.request(path, { method: 'POST', body, headers });

  expect(res.status).toBe(415);
  await close();
});

test('a token is valid for one hour and one session', async () => {
  const { app, clock, given, as, close } = await createTestApp();
  const [mine, other] = [(await as(await given.person())).headers, (await as(await given.person())).headers];
  const handOff = async (headers: Record<string, string>) =>
    (await app.request('/api/auth/hand-off', { method: 'POST', headers })).status;

  expect(await handOff(mine)).toBe(201);
  expect(await handOff({ ...mine, 'x-csrf-token': other['x-csrf-token'] ?? '' })).toBe(403);
  clock.advance(3_600_000);
  expect(await handOff(mine)).toBe(403);
  await close();
});

test('a write with an ended session asks the person to log in', async () => {
  const { given, as, close } = await createTestApp();
  const browser = await as(await given.person());
  await browser.post('/api/auth/logout');

  const res = await browser.post('/api/auth/hand-off');

  expect(res.status).toBe(401);
  expect(await res.json()).toMatchObject({ code: 'unauthenticated' });
  await close();
});

test('a token from before sign-in is invalid after it', async () => {
  const { app, given, as, stranger, close } = await createTestApp();
  const before = stranger().headers;
  const { authorization = '' } = (await as(await given.person())).headers;

  const res = await app.request('/api/auth/hand-off', { method: 'POST', headers: { ...before, authorization } });

  expect(res.status).toBe(403);
  await close();
});

test('a program with a bearer token and no cookie needs no origin', async () => {
  const { app, given, as, close } = await createTestApp();
  const { authorization = '', 'x-csrf-token': token = '' } = (await as(await given.person())).headers;
  const bare = { authorization, 'x-csrf-token': token };

  const program = await app.request('/api/auth/hand-off', { method: 'POST', headers: bare });
  const browser = await app.request('/api/auth/hand-off', { method: 'POST', headers: { ...bare, cookie: 'a=b' } });

  expect([program.status, browser.status]).toEqual([201, 403]);
  await close();
});

test('tokens of the previous master key stay valid while keys are changed', async () => {
  const [before, after] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  const { app, stranger, deps, close } = await createTestApp();
  const headers = { ...type, ...stranger().headers };
  const ask = async () => (await app.request(path, { method: 'POST', body, headers })).status;

  deps.keys = createKeyRing(after, before);
  expect(await ask()).toBe(200);
  deps.keys = createKeyRing(after);
  expect(await ask()).toBe(403);
  await close();
});
