import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { unbuiltApp } from '../../testing/unbuilt-app.ts';
import { findUserByEmail, type User, users } from '../accounts/index.ts';
import { readEmbedToken, TOKEN_LIFE, tokenKey } from '../frames/index.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
let at: TestApp;
beforeEach(async () => {
  at = await createTestApp();
  await at.given.church({ slug: 'lampstand', name: 'Lampstand' });
});
afterEach(() => at.close());

async function open(user: User, app = 'debt-coach') {
  const res = await (await at.as(user)).post(`/api/apps/${app}/token`);
  return { status: res.status, ...(await res.json()) };
}
const claimsOf = (token: string) => readEmbedToken(tokenKey(at.deps), token, at.clock.now());
const renew = (token: string) =>
  at.app.request('/embed-api/token', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
const debts = [{ name: 'Store card', type: 'card', balance: 68_000, apr: 20, minimum: 3_500 }];
async function run(token: string, input: object = { debts, extra: 100, strategy: 'snowball' }) {
  const res = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ input }),
  });
  return { status: res.status, body: await res.json() };
}

test('a member opens an app for their own church, and it is saved as the one they opened last', async () => {
  const church = await at.given.church({ slug: 'grace-chapel' });
  const user = await at.given.person({ church });

  const { status, token, church: shownBy } = await open(user, 'DEBT-coach');

  expect(status).toBe(200);
  expect(shownBy).toBe('grace-chapel');
  expect(claimsOf(token)).toMatchObject({ church: 'grace-chapel', app: 'debt-coach', aud: 'portal' });
  expect((await findUserByEmail(at.db.read, user.email))?.lastAppAccessed).toBe('Debt Freedom Coach');
  const { user: me } = await (await (await at.as(user)).get('/api/context')).json();
  expect(me.lastAppAccessed).toBe('Debt Freedom Coach');
});

test('a token really runs the app, whatever the plan of the church', async () => {
  const church = await at.given.church({ slug: 'hope', plan: 'trial' });
  const { token, church: shownBy } = await open(await at.given.person({ church }));

  const { status, body } = await run(token);

  expect(shownBy).toBe('lampstand');
  expect(claimsOf(token).church).toBe('hope');
  expect(status).toBe(200);
  expect(body.document.sections.length).toBeGreaterThan(1);
});

test('who has no church, or still waits for theirs, speaks for ours', async () => {
  const church = await at.given.church({ slug: 'grace-chapel' });

  for (const user of [await at.given.person(), await at.given.person({ church, status: 'pending' })]) {
    const { token, church: shownBy } = await open(user);
    expect(claimsOf(token).church).toBe('lampstand');
    expect(shownBy).toBe('lampstand');
  }
});

test('two people have two visitors, one person always the same, and none is their id', async () => {
  const [first, second] = [await at.given.person(), await at.given.person()];
  const visitorOf = async (user: User) => claimsOf((await open(user)).token).vis;

  expect(await visitorOf(first)).toBe(await visitorOf(first));
  expect(await visitorOf(first)).not.toBe(await visitorOf(second));
  expect(await visitorOf(first)).not.toContain(first.id);
});

test('strangers, apps that are not built, and apps that do not exist are refused by name', async () => {
  const user = await at.given.person();
  const stranger = await at.stranger().post('/api/apps/debt-coach/token');

  expect(stranger.status).toBe(401);
  expect(await open(user, unbuiltApp.id)).toMatchObject({ status: 404, message: 'This app isn’t ready yet.' });
  expect(await open(user, 'no-such-app')).toMatchObject({ status: 404, code: 'not_found' });
  expect((await open(user, 'x'.repeat(200))).status).toBe(400);
});

test('a token for one app runs no other, and one that has ended runs none', async () => {
  const { token } = await open(await at.given.person(), 'prayer-generator');

  expect((await run(token, { length: 'forever' })).body.code).toBe('invalid_input');
  at.clock.advance(TOKEN_LIFE);
  expect((await run(token)).body.code).toBe('token_expired');
});

test('a token is renewed while its session lasts, and ends with it', async () => {
  const user = await at.given.person();
  const browser = await at.as(user);
  const { token } = await (await browser.post('/api/apps/debt-coach/token')).json();

  at.clock.advance(TOKEN_LIFE * 2);
  const renewed = await renew(token);
  await browser.post('/api/auth/logout');
  const afterwards = await renew(token);

  expect(renewed.status).toBe(200);
  expect(claimsOf((await renewed.json()).token)).toMatchObject({ aud: 'portal', app: 'debt-coach' });
  expect(afterwards.status).toBe(401);
  expect((await afterwards.json()).code).toBe('unauthenticated');
});

test('a disabled person, or one who has left the church, cannot renew a token', async () => {
  const church = await at.given.church({ slug: 'grace-chapel' });
  for (const change of [{ status: 'disabled' as const }, { churchId: null }]) {
    const user = await at.given.person({ church });
    const { token } = await open(user);
    await at.db.write((tx) => tx.update(users).set(change).where(eq(users.id, user.id)));
    expect((await renew(token)).status).toBe(401);
  }
});

test('opening apps too often is limited for this person alone', async () => {
  await at.close();
  at = await createTestApp({ env: { LIMITS: '{"openAppPerPerson":1}' } });
  await at.given.church({ slug: 'lampstand' });
  const [eager, other] = [await at.given.person(), await at.given.person()];

  expect((await open(eager)).status).toBe(200);
  expect(await open(eager)).toMatchObject({ status: 429, code: 'limit_reached' });
  expect((await open(other)).status).toBe(200);
});

test('an app answers a sample document; an app that is not built answers none', async () => {
  const describe = async (id: string) => {
    const res = await at.app.request(`/api/apps/${id}`);
    return { status: res.status, ...(await res.json()) };
  };

  expect(await describe('Prayer-Generator')).toMatchObject({
    app: { id: 'prayer-generator', available: true, sample: { asked: expect.stringContaining('two in the morning') } },
  });
  expect(await describe('sermon-ai')).toMatchObject({ app: { id: 'sermon-AI', available: false, sample: null } });
  expect((await describe('no-such-app')).status).toBe(404);
});

test('our own church can only be framed by our own pages, and its apps have their pages in the portal', async () => {
  await at.close();
  at = await createTestApp({ files: frameAndLoader });
  await at.given.church({ slug: 'lampstand', plan: 'expired' });

  const frame = await at.app.request('/embed/lampstand/prayer-generator?site=http%3A%2F%2Flocalhost%3A4400');
  const html = await frame.text();
  const alone = await at.app.request('/a/Lampstand/BIBLE-chat');

  expect(frame.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:4400$/);
  expect(html).toContain('"aud":"demo","acceptsToken":true');
  expect(html).toContain('"hosted":"http://localhost:4400/app/prayer-generator"');
  expect(html).toContain('href="http://localhost:4400/apps/prayer-generator#privacy"');
  expect(alone.status).toBe(302);
  expect(alone.headers.get('location')).toBe('/apps/bible-chat');
});
