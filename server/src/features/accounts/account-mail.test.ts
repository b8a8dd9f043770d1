import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { givenPassword } from '../../testing/given.ts';
import { readLetters, secretIn } from '../../testing/letters.ts';
import { accountTokens, sessions, users } from './table.ts';

const verify = '/api/auth/verify-email';
const resend = '/api/auth/resend-verification';
const forgot = '/api/auth/forgot-password';
const reset = '/api/auth/reset-password';
const newPassword = 'a heron in the reeds';

async function setUp(person: Parameters<Awaited<ReturnType<typeof createTestApp>>['given']['person']>[0] = {}) {
  const test = await createTestApp();
  const user = await test.given.person({ email: 'ruth@church.example', ...person });
  const letters = async (kind: string) => (await readLetters(test.deps)).filter((letter) => letter.kind === kind);
  const post = (path: string, body: unknown) => test.stranger().post(path, body);
  return { ...test, user, letters, post };
}

test('the link in the email verifies the address once, and only after a click', async () => {
  const { app, db, clock, post, letters, close } = await setUp({ emailVerifiedAt: null });
  await post(resend, { email: 'Ruth@church.example' });
  const [letter] = await letters('verify-email');
  const token = secretIn(letter);

  expect(letter?.args.link).toBe(`http://localhost:4400/verify-email?token=${token}`);
  await app.request(`/verify-email?token=${token}`);
  expect(await db.read.select().from(users)).toMatchObject([{ emailVerifiedAt: null }]);
  expect((await post(verify, { token })).status).toBe(200);
  expect((await post(verify, { token })).status).toBe(400);
  expect(await db.read.select().from(users)).toMatchObject([{ emailVerifiedAt: clock.now() }]);
  await close();
});

test('the link logs its owner in, who opens the apps first', async () => {
  const { withToken, post, letters, close } = await setUp({ emailVerifiedAt: null });
  await post(resend, { email: 'ruth@church.example' });

  const answer = await post(verify, { token: secretIn((await letters('verify-email'))[0]) });

  const body = (await answer.json()) as { sessionId: string };
  expect(body).toMatchObject({ next: '/dashboard', user: { email: 'ruth@church.example' } });
  expect((await withToken(body.sessionId).get('/api/auth/me')).status).toBe(200);
  await close();
});

test('the link logs no one in where another account is logged in', async () => {
  const { as, given, post, letters, close } = await setUp({ emailVerifiedAt: null });
  await post(resend, { email: 'ruth@church.example' });
  const other = await as(await given.person());

  const answer = await other.post(verify, { token: secretIn((await letters('verify-email'))[0]) });

  expect(await answer.json()).toEqual({ ok: true });
  await close();
});

test('the link of a disabled account logs no one in', async () => {
  const { post, letters, close } = await setUp({ emailVerifiedAt: null, status: 'disabled' });
  await post(resend, { email: 'ruth@church.example' });
  const [letter] = await letters('verify-email');

  const answer = letter ? await (await post(verify, { token: secretIn(letter) })).json() : { ok: true };

  expect(answer).toEqual({ ok: true });
  await close();
});

test.each([
  ['verification', { emailVerifiedAt: null }, resend, verify, 'verify-email', 24 * 60],
  ['reset', {}, forgot, reset, 'reset-password', 30],
] as const)(
  'a %s link ends on time, and is void once a newer one has been sent',
  async (_, person, ask, use, kind, minutes) => {
    const { clock, post, letters, close } = await setUp(person);
    const press = (token: string) => post(use, { token, password: newPassword });
    await post(ask, { email: 'ruth@church.example' });
    const first = secretIn((await letters(kind)).at(-1));
    clock.advance(1);
    await post(ask, { email: 'ruth@church.example' });
    const second = secretIn((await letters(kind)).at(-1));

    expect(second).not.toBe(first);
    expect((await press(first)).status).toBe(400);
    clock.advance(minutes * 60_000);
    expect((await press(second)).status).toBe(400);
    await post(ask, { email: 'ruth@church.example' });
    const third = secretIn((await letters(kind)).at(-1));
    clock.advance(minutes * 60_000 - 1);
    expect((await press(third)).status).toBe(200);
    await close();
  },
);

test('a link of one purpose does not serve another', async () => {
  const { post, letters, close } = await setUp({ emailVerifiedAt: null });
  await post(resend, { email: 'ruth@church.example' });
  const token = secretIn((await letters('verify-email'))[0]);

  expect((await post(reset, { token, password: newPassword })).status).toBe(400);
  expect((await post('/api/auth/exchange', { code: token })).status).toBe(400);
  await close();
});

test('a link dies when the address is no longer the one it was sent to', async () => {
  const { db, post, letters, close } = await setUp();
  await post(forgot, { email: 'ruth@church.example' });
  await db.write(async (tx) => {
    await tx.update(users).set({ email: 'ruth@elsewhere.example' });
  });

  const res = await post(reset, { token: secretIn((await letters('reset-password'))[0]), password: newPassword });

  expect(res.status).toBe(400);
  await close();
});

test('only the hash of a token is stored', async () => {
  const { db, post, letters, close } = await setUp();
  await post(forgot, { email: 'ruth@church.example' });
  const token = secretIn((await letters('reset-password'))[0]);

  const [row] = await db.read.select().from(accountTokens);

  expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(token);
  await close();
});

test('requesting an email answers the same for every address, and sends one only to an account that needs it', async () => {
  const { given, post, letters, close } = await setUp();
  await given.person({ email: 'disabled@church.example', status: 'disabled' });
  await given.person({ email: 'unverified@church.example', emailVerifiedAt: null });
  const answers = new Set<string>();

  for (const name of ['ruth', 'disabled', 'unverified', 'nobody']) {
    for (const path of [forgot, resend]) {
      const res = await post(path, { email: `${name}@church.example` });
      answers.add(`${res.status} ${await res.text()}`);
    }
  }

  expect([...answers]).toEqual(['200 {"ok":true}']);
  const to = async (kind: string) => (await letters(kind)).map((letter) => letter.to).sort();
  expect(await to('reset-password')).toEqual(['ruth@church.example', 'unverified@church.example']);
  expect(await to('verify-email')).toEqual(['unverified@church.example']);
  await close();
});

test('one address gets at most five emails an hour, and the response is the same', async () => {
  const { post, letters, close } = await setUp();

  for (let time = 0; time < 8; time++) {
    expect((await post(forgot, { email: 'ruth@church.example' })).status).toBe(200);
  }

  expect(await letters('reset-password')).toHaveLength(5);
  await close();
});

test('a reset ends every session, verifies the address, emails the owner, and does not sign in', async () => {
  const { db, post, letters, as, user, close } = await setUp({ emailVerifiedAt: null });
  await as(user);
  await post(forgot, { email: user.email });

  const res = await post(reset, { token: secretIn((await letters('reset-password'))[0]), password: newPassword });

  expect(await res.json()).toEqual({ ok: true });
  expect(await db.read.select().from(sessions)).toEqual([]);
  expect(await letters('password-changed')).toMatchObject([{ to: user.email }]);
  expect((await post('/api/auth/login', { email: user.email, password: givenPassword })).status).toBe(401);
  expect((await post('/api/auth/login', { email: user.email, password: newPassword })).status).toBe(200);
  await close();
});

test('a reset refuses a bad password and leaves the link good', async () => {
  const { post, letters, close } = await setUp();
  await post(forgot, { email: 'ruth@church.example' });
  const token = secretIn((await letters('reset-password'))[0]);
  const press = async (password: string) => {
    const res = await post(reset, { token, password });
    return { status: res.status, body: await res.json() };
  };

  expect(await press('short')).toMatchObject({
    status: 400,
    body: { field: 'password', message: 'Password must be at least 6 characters' },
  });
  expect(await press('password1')).toMatchObject({ status: 400, body: { field: 'password' } });
  expect(await press(newPassword)).toMatchObject({ status: 200 });
  await close();
});

test('of 50 presses of one link at once, one counts', async () => {
  const plenty = JSON.stringify({ authPerIp: 10_000, authPerIpHour: 10_000, hashesQueued: 100 });
  const { db, given, stranger, deps, close } = await createTestApp({ env: { LIMITS: plenty } });
  const user = await given.person();
  await stranger().post(forgot, { email: user.email });
  const token = secretIn((await readLetters(deps))[0]);

  const presses = await Promise.all(
    Array.from({ length: 50 }, (_, n) => stranger().post(reset, { token, password: `${newPassword} ${n}` })),
  );

  const statuses = presses.map((res) => res.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  expect(await db.read.select().from(users).where(eq(users.passwordHash, user.passwordHash))).toEqual([]);
  expect((await readLetters(deps)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
  await close();
});
