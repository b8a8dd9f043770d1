import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPasswords, defaultCost } from '../../platform/auth/passwords.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { givenPassword } from '../../testing/given.ts';
import { auditEntries } from '../audit/index.ts';
import { users } from './table.ts';

const login = '/api/auth/login';

test('a person signs in with an address in any case, is led home, and the login is on record', async () => {
  const { db, clock, given, stranger, withToken, close } = await createTestApp();
  const admin = await given.administrator({ email: 'office@church.example' });

  const res = await stranger().post(login, { email: ' Office@Church.EXAMPLE ', password: givenPassword });
  const body = (await res.json()) as { sessionId: string };

  expect(res.status).toBe(200);
  expect(body).toEqual({
    ok: true,
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    next: '/church-admin',
    user: {
      id: admin.id,
      name: admin.name,
      firstName: 'Person',
      lastName: expect.any(String),
      email: 'office@church.example',
      role: 'Church Administrator',
      userStatus: 'active',
      linkedChurchId: admin.churchId,
      lastAppAccessed: null,
    },
  });
  expect((await withToken(body.sessionId).get('/api/auth/me')).status).toBe(200);
  expect(await db.read.select().from(users)).toMatchObject([{ lastLoginAt: clock.now(), seenAt: clock.now() }]);
  const trail = await db.read.select().from(auditEntries).where(eq(auditEntries.action, 'account.login'));
  expect(trail).toMatchObject([{ actorId: admin.id, subjectId: admin.id }]);
  await close();
});

test('until the password is right, everyone gets one answer', async () => {
  const { given, stranger, close } = await createTestApp();
  await given.person({ email: 'active@church.example' });
  await given.person({ email: 'pending@church.example', status: 'pending' });
  await given.person({ email: 'disabled@church.example', status: 'disabled' });
  await given.person({ email: 'unverified@church.example', emailVerifiedAt: null });

  const answers = new Set<string>();
  for (const name of ['active', 'pending', 'disabled', 'unverified', 'nobody']) {
    const res = await stranger().post(login, { email: `${name}@church.example`, password: 'a wrong one' });
    const { requestId, ...body } = (await res.json()) as { requestId: string };
    answers.add(JSON.stringify([res.status, body]));
  }

  expect([...answers]).toEqual([
    '[401,{"message":"Wrong email or password. Please try again.","code":"unauthenticated"}]',
  ]);
  await close();
});

test('after the right password an unverified or disabled account is named; a pending person signs in', async () => {
  const { given, stranger, close } = await createTestApp();
  await given.person({ email: 'unverified@church.example', emailVerifiedAt: null });
  await given.person({ email: 'disabled@church.example', status: 'disabled' });
  await given.person({ email: 'pending@church.example', status: 'pending' });
  const answer = async (name: string) => {
    const res = await stranger().post(login, { email: `${name}@church.example`, password: givenPassword });
    return { status: res.status, body: await res.json() };
  };

  expect(await answer('unverified')).toMatchObject({
    status: 403,
    body: { message: 'Please verify your email before you log in.' },
  });
  expect(await answer('disabled')).toMatchObject({ status: 403, body: { message: expect.stringMatching(/disabled/) } });
  expect(await answer('pending')).toMatchObject({ status: 200, body: { user: { userStatus: 'pending' } } });
  await close();
});

test('each login is a new session, and the one that the browser brought ends', async () => {
  const { given, as, withToken, close } = await createTestApp();
  const person = await given.person();
  const browser = await as(person);

  const res = await browser.post(login, { email: person.email, password: givenPassword });
  const { sessionId } = (await res.json()) as { sessionId: string };

  expect((await browser.get('/api/auth/me')).status).toBe(401);
  expect((await withToken(sessionId).get('/api/auth/me')).status).toBe(200);
  await close();
});

test('a hash of former parameters is renewed by the next login', async () => {
  const strong = createPasswords({ hashesInFlight: 2, hashesQueued: 50 }, defaultCost);
  const { db, given, stranger, close } = await createTestApp({ passwords: strong });
  const person = await given.person();

  const first = await stranger().post(login, { email: person.email, password: givenPassword });
  const again = await stranger().post(login, { email: person.email, password: givenPassword });

  const [row] = await db.read.select().from(users);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(row?.passwordHash).toContain(`m=${defaultCost.memorySize}`);
  await close();
});

test('one network can guess five times at one account; then the right password waits too, but not from elsewhere', async () => {
  const { given, stranger, app, close } = await createTestApp({ env: { TRUSTED_PROXY_HOPS: '1' } });
  const person = await given.person();
  const attempt = (address: string, password: string, email = person.email) => {
    const headers = { ...stranger().headers, 'content-type': 'application/json', 'x-forwarded-for': address };
    return app.request(login, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  };

  for (let guess = 0; guess < 5; guess++) expect((await attempt('192.0.2.1', 'wrong')).status).toBe(401);
  const shut = await attempt('192.0.2.1', givenPassword);

  expect(shut.status).toBe(429);
  expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await attempt('192.0.2.1', givenPassword, 'someone-else@church.example')).status).toBe(401);
  expect((await attempt('192.0.2.2', givenPassword)).status).toBe(200);
  await close();
});

test('guesses from many networks do not shut the owner out', async () => {
  const { given, stranger, app, close } = await createTestApp({ env: { TRUSTED_PROXY_HOPS: '1' } });
  const person = await given.person();
  const attempt = (address: string, password: string) => {
    const headers = { ...stranger().headers, 'content-type': 'application/json', 'x-forwarded-for': address };
    return app.request(login, { method: 'POST', headers, body: JSON.stringify({ email: person.email, password }) });
  };

  for (let network = 0; network < 14; network++) await attempt(`198.51.100.${network}`, 'wrong');

  expect((await attempt('198.51.100.13', 'wrong')).status).toBe(429);
  expect((await attempt('192.0.2.9', givenPassword)).status).toBe(200);
  await close();
});

test('successful logins are not counted as guesses', async () => {
  const { given, stranger, close } = await createTestApp();
  const person = await given.person();

  for (let time = 0; time < 12; time++) {
    expect((await stranger().post(login, { email: person.email, password: givenPassword })).status).toBe(200);
  }
  await close();
});

test('a cookie with a valid session does not sign in', async () => {
  const { app, given, as, close } = await createTestApp();
  const { authorization = '' } = (await as(await given.person())).headers;
  const cookie = `sessionId=${authorization.slice(7)}; auth_session=${authorization.slice(7)}`;

  expect((await app.request('/api/auth/me', { headers: { cookie } })).status).toBe(401);
  await close();
});

test('logging out ends the session, and is harmless without one', async () => {
  const { given, as, stranger, close } = await createTestApp();
  const browser = await as(await given.person());

  expect((await browser.post('/api/auth/logout')).status).toBe(200);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
  expect((await stranger().post('/api/auth/logout')).status).toBe(200);
  await close();
});
