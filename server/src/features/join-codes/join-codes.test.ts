import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters, secretIn } from '../../testing/letters.ts';
import { users } from '../accounts/index.ts';
import { auditEntries } from '../audit/index.ts';
import type { JoinCode } from './contract.ts';

const at = '/api/church-admin/join-code';
const password = 'a heron in the reeds';

async function setUp() {
  const world = await createTestApp();
  const church = await world.given.church({ name: 'Hillside', slug: 'hillside' });
  const admin = await world.given.administrator({ church });
  const browser = await world.as(admin);
  const made = await browser.post(at, {});
  const { joinCode } = (await made.json()) as { joinCode: JoinCode };
  const signUp = (inviteCode: string, email: string) =>
    world.stranger().post('/api/auth/signup', { name: 'Noor', email, password, userType: 'join-church', inviteCode });
  const kinds = async () => (await readLetters(world.deps)).map(({ kind, to }) => `${kind} to ${to}`);
  return { ...world, church, admin, browser, made, joinCode, signUp, kinds };
}

test('a church has one join code with a link and a poster, and a new one replaces it', async () => {
  const { db, church, browser, made, joinCode, signUp, close } = await setUp();

  const again = (await (await browser.post(at, {})).json()) as { joinCode: JoinCode };
  const shown = await (await browser.get(at)).json();
  const old = await signUp(joinCode.code, 'noor@new.example');

  expect(made.status).toBe(201);
  expect(joinCode.code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  expect(joinCode.link).toBe(`http://localhost:4400/join/${joinCode.code}`);
  expect(joinCode.poster).toBe(`${joinCode.link}/poster`);
  expect(again.joinCode.code).not.toBe(joinCode.code);
  expect(shown).toEqual(again);
  expect(old.status).toBe(400);
  const noted = (await db.read.select().from(auditEntries)).filter(({ action }) => action === 'join-code.replace');
  expect(noted.map(({ churchId }) => churchId)).toEqual([church.id, church.id]);
  await close();
});

test('many people sign up with the join code, and each verifies the address and waits for approval', async () => {
  const { db, deps, clock, stranger, church, admin, joinCode, signUp, kinds, close } = await setUp();

  const first = await signUp(joinCode.code.toLowerCase().replace('-', ' '), 'noor@new.example');
  clock.advance(1_000);
  const second = await signUp(joinCode.code, 'omar@new.example');

  expect(await first.json()).toEqual({ ok: true, requiresVerification: true });
  expect(second.status).toBe(201);
  const people = (await db.read.select().from(users)).filter(({ id }) => id !== admin.id);
  expect(people).toMatchObject([
    { status: 'pending', churchId: church.id, role: 'Standard User', emailVerifiedAt: null },
    { status: 'pending', churchId: church.id },
  ]);
  expect(await kinds()).toEqual(['verify-email to noor@new.example', 'verify-email to omar@new.example']);

  const [letter] = await readLetters(deps);
  clock.advance(1_000);
  await stranger().post('/api/auth/verify-email', { token: secretIn(letter) });
  const login = await stranger().post('/api/auth/login', { email: 'noor@new.example', password });

  expect(await login.json()).toMatchObject({ user: { userStatus: 'pending' }, next: '/member' });
  expect((await kinds()).at(-1)).toBe(`new-member-waiting to ${admin.email}`);
  await close();
});

test('a person with an account joins with the join code, waits, and the administrators hear of it', async () => {
  const { given, as, church, admin, joinCode, kinds, close } = await setUp();
  const browser = await as(await given.person());

  const res = await browser.post('/api/church/join', { inviteCode: joinCode.code });
  const again = await browser.post('/api/church/join', { inviteCode: joinCode.code });

  expect(await res.json()).toMatchObject({ user: { userStatus: 'pending', linkedChurchId: church.id } });
  expect(again.status).toBe(409);
  expect(await kinds()).toEqual([`new-member-waiting to ${admin.email}`]);
  await close();
});

test('an administrator without email notices hears of no new member', async () => {
  const { given, as, browser, joinCode, kinds, close } = await setUp();
  const notificationSettings = {
    ...{ emailNotifications: false, weeklyDigest: false },
    ...{ smsNotifications: false, pushNotifications: false },
  };
  await browser.put('/api/user/notifications', { notificationSettings });

  await (await as(await given.person())).post('/api/church/join', { inviteCode: joinCode.code });

  expect(await kinds()).toEqual([]);
  await close();
});

test('a known address gets the same answer to a join code, and an email', async () => {
  const { given, joinCode, signUp, kinds, close } = await setUp();
  await given.person({ email: 'noor@new.example' });

  const res = await signUp(joinCode.code, 'noor@new.example');

  expect(await res.json()).toEqual({ ok: true, requiresVerification: true });
  expect(await kinds()).toEqual(['already-registered to noor@new.example']);
  await close();
});

test('a removed join code lets no one in', async () => {
  const { browser, joinCode, signUp, close } = await setUp();

  const removed = await browser.delete(at);
  const again = await browser.delete(at);

  expect([removed.status, again.status]).toEqual([204, 204]);
  expect(await (await browser.get(at)).json()).toEqual({ joinCode: null });
  expect((await signUp(joinCode.code, 'noor@new.example')).status).toBe(400);
  await close();
});

test('the join code of another church can neither be read nor changed', async () => {
  const { given, as, browser, joinCode, close } = await setUp();
  const stranger = await as(await given.administrator({ church: await given.church() }));
  const member = await as(await given.person({ church: await given.church() }));
  const other = `${at}?church=hillside`;

  expect([await stranger.get(other), await stranger.post(other, {}), await stranger.delete(other)]).toMatchObject([
    { status: 404 },
    { status: 404 },
    { status: 404 },
  ]);
  expect((await member.post(at, {})).status).toBe(403);
  expect(await (await browser.get(at)).json()).toEqual({ joinCode });
  await close();
});

test('the link opens the join page, and the poster shows church, code and QR code', async () => {
  const { app, joinCode, close } = await setUp();
  const path = new URL(joinCode.link).pathname;

  const link = await app.request(path);
  const poster = await (await app.request(`${path}/poster`)).text();
  const spanish = await (await app.request(`${path}/poster?lang=es`)).text();
  const code = await app.request(`${path}/qr.svg`);
  const unknown = await app.request('/join/AAAA-AAAA/poster');

  expect(link.headers.get('location')).toBe(`/join-church?code=${joinCode.code}`);
  expect(poster).toContain('Hillside');
  expect(poster).toContain(joinCode.code);
  expect(poster).toContain('<svg');
  expect(spanish).toContain('Únase a Hillside');
  expect(spanish).not.toMatch(/Scan|Join|phone|print it/);
  expect(code.headers.get('content-type')).toBe('image/svg+xml');
  expect(unknown.status).toBe(404);
  await close();
});
