import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters, secretIn } from '../../testing/letters.ts';
import { users } from '../accounts/index.ts';
import { churches } from '../churches/index.ts';
import { personalSubscriptions, subscriptions } from '../subscriptions/index.ts';

const path = '/api/auth/signup';
const day = 24 * 60 * 60 * 1_000;
const person = { name: 'Ruth Baker', email: 'ruth@hillside.example', password: 'seven lamps at dusk' };
const individual = { ...person, userType: 'individual' };
const churchData = { name: 'Hillside Fellowship', contactEmail: 'office@hillside.example', contactPhone: null };
const founder = { ...person, userType: 'church-admin', churchData };

async function setUp() {
  const test = await createTestApp();
  async function signUp(body: unknown) {
    const res = await test.stranger().post(path, body);
    return { status: res.status, body: (await res.json()) as Record<string, unknown> };
  }
  return { ...test, signUp };
}

test('a church signs up with BETA30, verifies, and its administrator signs in', async () => {
  const { db, clock, deps, stranger, signUp, close } = await setUp();

  const answer = await signUp({ ...founder, promoCode: 'beta30' });
  const early = await stranger().post('/api/auth/login', person);
  const [letter] = await readLetters(deps);
  const verified = await stranger().post('/api/auth/verify-email', { token: secretIn(letter) });
  const late = await stranger().post('/api/auth/login', person);

  expect(answer).toEqual({
    status: 201,
    body: { ok: true, requiresVerification: true, trialExtension: { extensionDays: 30 } },
  });
  expect(early.status).toBe(403);
  expect(await verified.json()).toMatchObject({ ok: true, sessionId: expect.any(String), next: '/church-admin' });
  expect(await late.json()).toMatchObject({ next: '/church-admin', user: { role: 'Church Administrator' } });
  const [church] = await db.read.select().from(churches);
  expect(church).toMatchObject({ slug: 'hillside-fellowship', name: 'Hillside Fellowship', contactPhone: null });
  expect(await db.read.select().from(subscriptions)).toMatchObject([
    { churchId: church?.id, status: 'trial', endsAt: clock.now() + 30 * day },
  ]);
  await close();
});

test('without a promo code a plan begins as expired', async () => {
  const { db, signUp, close } = await setUp();

  const answer = await signUp(individual);

  expect(answer.body).toEqual({ ok: true, requiresVerification: true });
  expect(await db.read.select().from(personalSubscriptions)).toMatchObject([{ status: 'expired', endsAt: null }]);
  expect(await db.read.select().from(users)).toMatchObject([{ role: 'Standard User', churchId: null }]);
  await close();
});

test.each([
  ['an unknown promo code', { ...individual, promoCode: 'FREE4EVER' }, 'promoCode', /promo code/],
  ['no kind of use', { ...person }, 'userType', /^Please select how you want to use Lampstand$/],
  ['a short password', { ...individual, password: 'abc' }, 'password', /^Password must be at least 6 characters$/],
  ['a common password', { ...individual, password: 'sunshine1' }, 'password', /too common/],
  ['the church as password', { ...founder, password: 'hillside fellowship' }, 'password', /your name, email or church/],
  ['no invite code', { ...person, userType: 'join-church' }, 'inviteCode', /^Please enter your invite code$/],
  [
    'a made-up invite code',
    { ...person, userType: 'join-church', inviteCode: 'x'.repeat(43) },
    'inviteCode',
    /expired/,
  ],
  ['no church', { ...founder, churchData: undefined }, 'churchData.name', /^Please enter your church name$/],
  [
    'no church contact',
    { ...founder, churchData: { ...churchData, contactEmail: ' ' } },
    'churchData.contactEmail',
    /^Please enter church contact email$/,
  ],
  ['a bad address', { ...individual, email: 'ruth at hillside' }, 'email', /^Please enter a valid email address$/],
])('a signup with %s names the field and makes nothing', async (_, body, field, message) => {
  const { db, signUp, close } = await setUp();

  const answer = await signUp(body);

  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field } });
  expect(answer.body.message).toMatch(message);
  expect(await db.read.select().from(users)).toEqual([]);
  expect(await db.read.select().from(churches)).toEqual([]);
  await close();
});

test('the password is judged before the church: the order of the specification', async () => {
  const { signUp, close } = await setUp();

  const answer = await signUp({ ...founder, password: 'abc', churchData: { ...churchData, name: '' } });

  expect(answer.body).toMatchObject({ field: 'password' });
  await close();
});

test.each([individual, founder])(
  'for an address that is known the answer is the same and its owner is told',
  async (signup) => {
    const { db, deps, given, signUp, close } = await setUp();
    const fresh = await signUp({ ...signup, promoCode: 'BETA30' });
    await given.person({ email: 'known@hillside.example', name: 'Known' });
    const before = { people: await db.read.select().from(users), churches: await db.read.select().from(churches) };

    const known = await signUp({ ...signup, email: 'Known@Hillside.example', promoCode: 'BETA30' });

    expect(known).toEqual(fresh);
    expect(await db.read.select().from(users)).toEqual(before.people);
    expect(await db.read.select().from(churches)).toEqual(before.churches);
    const letters = await readLetters(deps);
    expect(letters.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
      'already-registered known@hillside.example',
      'verify-email ruth@hillside.example',
    ]);
    await close();
  },
);

test.each([
  ['Grace Chapel', 'grace-chapel-2'],
  ['St. Mary’s, Köln', 'st-marys-koln'],
  ['은혜교회', /^church(-\d+)?$|^church-[0-9a-f]+$/],
  ['Admin', 'admin-2'],
  ['The Very Long Name of a Fellowship Beside the River', 'the-very-long-name-of-a-fellowship-besid'],
])('%s gets a short name of its own', async (name, slug) => {
  const { db, given, signUp, close } = await setUp();
  await given.church({ slug: 'grace-chapel' });

  await signUp({ ...founder, churchData: { ...churchData, name } });

  const [, created] = await db.read.select().from(churches);
  expect(created?.slug).toMatch(typeof slug === 'string' ? new RegExp(`^${slug}$`) : slug);
  await close();
});

test('of 50 signups with one address at once, one makes an account', async () => {
  const plenty = JSON.stringify({ authPerIp: 10_000, authPerIpHour: 10_000, hashesQueued: 100 });
  const { db, deps, stranger, close } = await createTestApp({ env: { LIMITS: plenty } });

  const answers = await Promise.all(Array.from({ length: 50 }, () => stranger().post(path, founder)));

  expect(new Set(answers.map((res) => res.status))).toEqual(new Set([201]));
  expect(await db.read.select().from(users)).toHaveLength(1);
  expect(await db.read.select().from(churches)).toHaveLength(1);
  expect((await readLetters(deps)).filter(({ kind }) => kind === 'verify-email')).toHaveLength(1);
  await close();
});
