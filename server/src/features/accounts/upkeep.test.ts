import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { churches } from '../churches/index.ts';
import { deviceOf } from './context.ts';
import { appointSuperAdmin, forgetOldTokens, forgetUnverified } from './index.ts';
import { accountTokens, sessions, users } from './table.ts';

const day = 24 * 60 * 60 * 1_000;

test('an unverified account is deleted after two weeks, with the church it registered', async () => {
  const { db, clock, given, close } = await createTestApp();
  const [alone, shared] = [await given.church(), await given.church()];
  await given.administrator({ church: alone, emailVerifiedAt: null });
  await given.administrator({ church: shared, emailVerifiedAt: null });
  const kept = await given.person({ church: shared });
  clock.advance(1);
  const young = await given.person({ emailVerifiedAt: null });

  clock.advance(14 * day);

  expect(await forgetUnverified(db, clock.now())).toBe(2);
  expect((await db.read.select().from(users)).map(({ id }) => id)).toEqual([kept.id, young.id]);
  expect((await db.read.select().from(churches)).map(({ id }) => id)).toEqual([shared.id]);
  expect(await forgetUnverified(db, clock.now())).toBe(0);
  await close();
});

test('ended links and sessions are deleted, live ones stay', async () => {
  const { db, clock, deps, given, as, close } = await createTestApp();
  const browser = await as(await given.person());
  await browser.post('/api/auth/hand-off');
  clock.advance(10 * day);
  const second = await as(await given.person());
  await second.post('/api/auth/hand-off');
  clock.advance(5 * day);

  await deps.sessions.deleteExpired();
  await db.write((tx) => forgetOldTokens(tx, clock.now() - 4.5 * day));

  expect(await db.read.select().from(sessions)).toHaveLength(1);
  expect(await db.read.select().from(accountTokens)).toHaveLength(1);
  await close();
});

test('the operator appoints a Super Admin, from people without a church', async () => {
  const { db, clock, given, as, close } = await createTestApp();
  const person = await given.person();
  const browser = await as(person);
  const member = await given.person({ church: await given.church() });
  const unverified = await given.person({ emailVerifiedAt: null });

  await appointSuperAdmin(db, clock.now(), person.email.toUpperCase());

  expect((await browser.get('/api/auth/me')).status).toBe(401);
  expect(await (await (await as(person)).get('/api/auth/me')).json()).toMatchObject({ user: { role: 'Super Admin' } });
  for (const { email } of [member, unverified]) {
    await expect(appointSuperAdmin(db, clock.now(), email)).rejects.toMatchObject({ code: 'conflict' });
  }
  await expect(appointSuperAdmin(db, clock.now(), 'no@where.example')).rejects.toMatchObject({ code: 'not_found' });
  await close();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.0 Safari/605.1.15', 'Safari on Mac'],
  ['curl/8.5', 'A browser'],
  [undefined, 'A browser'],
])('of %s is kept: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
