import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { sessions, users } from './table.ts';

const day = 24 * 60 * 60 * 1_000;

test('stored session ids cannot be used to sign in', async () => {
  const { db, given, as, withToken, close } = await createTestApp();
  await as(await given.person());
  const [row] = await db.read.select().from(sessions);

  const res = await withToken(row?.id ?? '').get('/api/auth/me');

  expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(res.status).toBe(401);
  await close();
});

test('a session never lands in another caller’s open transaction, and is not rolled back with it', async () => {
  const { db, given, clock, deps, close } = await createTestApp();
  const person = await given.person();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });

  const failing = db.write(async (tx) => {
    await tx.update(users).set({ name: 'never' });
    await held;
    throw new Error('rolled back');
  });
  const issuing = deps.sessions.issue({ userId: person.id, createdAt: clock.now(), device: 'Firefox' });
  release();
  await expect(failing).rejects.toThrow('rolled back');
  const { id } = await issuing;

  expect(await db.read.select().from(sessions).where(eq(sessions.id, id))).toHaveLength(1);
  const [kept] = await db.read.select().from(users);
  expect(kept?.name).toBe(person.name);
  await close();
});

test('a session ends after 14 days without use; each use moves the end on', async () => {
  const { clock, given, as, close } = await createTestApp();
  const browser = await as(await given.person());

  clock.advance(13 * day);
  expect((await browser.get('/api/auth/me')).status).toBe(200);
  clock.advance(13 * day);
  expect((await browser.get('/api/auth/me')).status).toBe(200);
  clock.advance(14 * day + 1);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
  await close();
});

test('no session lives longer than 90 days, however much it is used', async () => {
  const { clock, given, as, close } = await createTestApp();
  const browser = await as(await given.person());

  for (let tenth = 1; tenth <= 9; tenth++) {
    clock.advance(10 * day);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  }
  clock.advance(1);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
  await close();
});

test('a session that began while the clock was a year ahead lives no longer than any other', async () => {
  const { db, clock, given, as, close } = await createTestApp();
  const right = clock.now();
  clock.advance(365 * day);
  const browser = await as(await given.person());
  clock.set(right);

  expect((await browser.get('/api/auth/me')).status).toBe(200);
  const [row] = await db.read.select().from(sessions);

  expect(row).toMatchObject({ createdAt: right, lastSeenAt: right, expiresAt: right + 14 * day });
  await close();
});

test('a Super Admin signs in anew each day', async () => {
  const { clock, given, as, close } = await createTestApp();
  const browser = await as(await given.person({ role: 'Super Admin' }));

  clock.advance(day);
  expect((await browser.get('/api/auth/me')).status).toBe(200);
  clock.advance(1);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
  await close();
});

test('a person sees where they are signed in, ends one place, then all others', async () => {
  const { given, as, close } = await createTestApp();
  const person = await given.person();
  const [here, there, elsewhere] = [await as(person), await as(person), await as(person)];
  const stranger = await as(await given.person());
  const list = async () =>
    ((await (await here.get('/api/auth/sessions')).json()) as { sessions: { id: string; current: boolean }[] })
      .sessions;

  const before = await list();
  const other = before.find(({ current }) => !current)?.id ?? '';
  expect((await stranger.delete(`/api/auth/sessions/${other}`)).status).toBe(404);
  expect((await here.delete(`/api/auth/sessions/${other}`)).status).toBe(204);
  const between = await list();
  expect((await here.delete('/api/auth/sessions')).status).toBe(204);
  const after = await list();

  expect([before.length, between.length, after.length]).toEqual([3, 2, 1]);
  expect(after).toMatchObject([{ current: true, device: 'Firefox on Linux' }]);
  expect((await there.get('/api/auth/me')).status).toBe(401);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await stranger.get('/api/auth/me')).status).toBe(200);
  await close();
});

test('a hand-off code signs another browser in once, within a minute, as long as its session lives', async () => {
  const { clock, given, as, stranger, withToken, close } = await createTestApp();
  const here = await as(await given.person());
  const code = async () => ((await (await here.post('/api/auth/hand-off')).json()) as { code: string }).code;
  const exchange = (value: string) => stranger().post('/api/auth/exchange', { code: value });

  const first = await code();
  const signedIn = await exchange(first);
  const { sessionId } = (await signedIn.json()) as { sessionId: string };
  expect(first).toMatch(/^hc_[\w-]{43}$/);
  expect((await withToken(sessionId).get('/api/auth/me')).status).toBe(200);
  expect((await exchange(first)).status).toBe(400);

  const late = await code();
  clock.advance(60_000);
  expect((await exchange(late)).status).toBe(400);
  const orphan = await code();
  await here.post('/api/auth/logout');
  expect((await exchange(orphan)).status).toBe(400);
  expect((await exchange(sessionId)).status).toBe(400);
  await close();
});
