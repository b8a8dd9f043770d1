import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAdmin } from '../../commands/admin.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters } from '../../testing/letters.ts';
import type { Tokens } from '../../writing/spending.ts';
import { auditEntries } from '../audit/index.ts';
import type { Church } from '../churches/index.ts';
import { budgetPeriodsOfOwner, cents, prices } from './budgets.testing.ts';
import { createSpending } from './create-spending.ts';
import { modelBudgets, modelReservations } from './table.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
let at: TestApp;
let church: Church;
const open = async (env: Record<string, string> = {}) => {
  at = await createTestApp({ env: { ...prices, ...env } });
  church = await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
};
beforeEach(() => open());
afterEach(() => at.close());

const spending = () => createSpending(at.deps);
const periodsOf = (owner: string) => budgetPeriodsOfOwner(at, owner);
const openReservations = () => at.db.read.select().from(modelReservations);
const mailOf = async (to: string) => (await readLetters(at.deps)).filter((letter) => letter.to === to);
async function spend(churchId: string, tokens: Tokens, most = tokens) {
  at.clock.advance(1); // emails are read in the order of their time
  const reservation = await spending().reserve(churchId, most);
  await reservation?.settle(tokens);
  return reservation !== undefined;
}

test('settling frees the rest of a reservation, and books a cost above it in full', async () => {
  await spend(church.id, { input: 1_000, output: 500 }, cents(100));
  await spend(church.id, cents(30), cents(20));

  expect(await periodsOf(church.id)).toEqual([{ period: '2026-12', used: 306_000, reserved: 0 }]);
  expect(await periodsOf('platform')).toEqual([{ period: '2026-12-02', used: 306_000, reserved: 0 }]);
  expect(await openReservations()).toEqual([]);
});

test('a released reservation costs nothing and ends once', async () => {
  const reservation = await spending().reserve(church.id, cents(100));
  await reservation?.release();
  await reservation?.settle(cents(100));
  await reservation?.release();

  expect(await periodsOf(church.id)).toEqual([{ period: '2026-12', used: 0, reserved: 0 }]);
});

test('the last cent of a budget can be reserved, one more token cannot', async () => {
  expect(await spending().reserve(church.id, cents(150))).toBeDefined();
  expect(await spending().reserve(church.id, { input: 1, output: 50_000 })).toBeUndefined();
  expect(await spending().reserve(church.id, cents(50))).toBeDefined();
  expect(await spending().reserve(church.id, { input: 1, output: 0 })).toBeUndefined();
});

test('two hundred reservations at once never exceed the budget, whatever their sizes', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 200, maxLength: 200 });
  let month = 0;
  await fc.assert(
    fc.asyncProperty(sizes, fc.array(fc.boolean(), { minLength: 200, maxLength: 200 }), async (outputs, isSettled) => {
      month += 1;
      at.clock.set(Date.UTC(2027, month, 3));
      const money = spending();

      const reservations = await Promise.all(outputs.map((output) => money.reserve(church.id, { input: 0, output })));

      const costs = outputs.map((output) => output * 10);
      const taken = costs.filter((_, index) => reservations[index]);
      const total = taken.reduce((sum, cost) => sum + cost, 0);
      const [row] = (await periodsOf(church.id)).slice(-1);
      expect(row).toMatchObject({ used: 0, reserved: total });
      expect(total).toBeLessThanOrEqual(2_000_000);
      // A refused amount does not fit even at the end.
      const refused = costs.filter((_, index) => !reservations[index]);
      for (const cost of refused) expect(total + cost).toBeGreaterThan(2_000_000);

      await Promise.all(
        reservations.map((reservation, index) =>
          isSettled[index] ? reservation?.settle({ input: 0, output: outputs[index] ?? 0 }) : reservation?.release(),
        ),
      );
      const spent = costs.filter((_, index) => reservations[index] && isSettled[index]);
      const [after] = (await periodsOf(church.id)).slice(-1);
      expect(after).toMatchObject({ used: spent.reduce((sum, cost) => sum + cost, 0), reserved: 0 });
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('churches share the daily budget of the platform to the cent, and none pays for another', async () => {
  const churches: Church[] = [];
  for (let made = 0; made < 4; made += 1) churches.push(await at.given.church());

  const asked = churches.flatMap(({ id }) => Array.from({ length: 50 }, () => spending().reserve(id, cents(3))));
  const reservations = (await Promise.all(asked)).filter((reservation) => reservation !== undefined);
  await Promise.all(reservations.map((reservation) => reservation.settle(cents(3))));

  expect(reservations).toHaveLength(100);
  expect(await periodsOf('platform')).toEqual([{ period: '2026-12-02', used: 3_000_000, reserved: 0 }]);
  const used = await Promise.all(churches.map(async ({ id }) => (await periodsOf(id))[0]?.used ?? 0));
  expect(used.reduce((sum, money) => sum + money, 0)).toBe(3_000_000);
  expect(Math.max(...used)).toBeLessThanOrEqual(2_000_000);
});

test('a church that has spent its month leaves other churches theirs, and starts again next month', async () => {
  const other = await at.given.church();
  await spend(church.id, cents(200));

  expect(await spend(church.id, cents(1))).toBe(false);
  expect(await spend(other.id, cents(1))).toBe(true);
  at.clock.set('2026-12-31T23:59:59Z');
  const late = await spending().reserve(other.id, cents(10));
  at.clock.set('2027-01-01T00:00:01Z');
  await late?.settle(cents(10));
  expect(await spend(church.id, cents(1))).toBe(true);
  expect(await periodsOf(other.id)).toEqual([{ period: '2026-12', used: 110_000, reserved: 0 }]);
  expect(await periodsOf('platform')).toEqual([
    { period: '2026-12-02', used: 2_010_000, reserved: 0 },
    { period: '2026-12-31', used: 100_000, reserved: 0 },
    { period: '2027-01-01', used: 10_000, reserved: 0 },
  ]);
});

test('a model with a price of 0 is never refused, and its tokens are counted', async () => {
  await at.close();
  await open({ MODEL_PRICE_INPUT: '0', MODEL_PRICE_OUTPUT: '0', MODEL_CHURCH_MONTHLY_BUDGET: '0' });

  for (let time = 0; time < 3; time += 1) expect(await spend(church.id, { input: 700, output: 50 })).toBe(true);

  const [row] = await at.db.read.select().from(modelBudgets);
  expect(row).toMatchObject({ used: 0, reserved: 0, inputTokens: 2_100, outputTokens: 150, warned: 0 });
});

test.each([
  ['NaN', Number.NaN],
  ['-5', -5],
  ['0.5', 0.5],
  ['infinite', Number.POSITIVE_INFINITY],
])('a provider that reports %s tokens does not break the budget', async (_name, output) => {
  await spend(church.id, { input: 0, output }, cents(1));

  const [row] = await periodsOf(church.id);
  expect(Number.isSafeInteger(row?.used)).toBe(true);
  expect(row?.used).toBeGreaterThanOrEqual(0);
  expect(row?.reserved).toBe(0);
});

test('at 80 and at 100 percent each administrator of the church gets one email, with an audit row', async () => {
  await at.given.administrator({ church, email: 'ruth@grace.example' });
  await at.given.person({ church, email: 'member@grace.example' });
  await at.given.administrator({ email: 'other@elsewhere.example' });

  for (const count of [159, 1, 10, 25, 4]) await spend(church.id, cents(count));
  await spend(church.id, cents(2));
  await spend(church.id, cents(2));

  const emails = await mailOf('ruth@grace.example');
  expect(emails.map(({ kind, args }) => [kind, args])).toEqual([
    ['budget-warning', expect.objectContaining({ level: '80', spent: '$1.60', until: 'January 1, 2027' })],
    ['budget-warning', expect.objectContaining({ level: '100', spent: '$1.99', whose: 'Grace Chapel' })],
  ]);
  expect(await mailOf('member@grace.example')).toEqual([]);
  expect(await mailOf('other@elsewhere.example')).toEqual([]);
  const audit = (await at.db.read.select().from(auditEntries)).filter(({ action }) => action === 'budget.warn');
  expect(audit.map(({ churchId, details }) => [churchId, details])).toEqual([
    [church.id, { level: 80, period: '2026-12' }],
    [church.id, { level: 100, period: '2026-12' }],
  ]);
});

test('the operator gets an email at 80 and at 100 percent of the daily budget of the platform', async () => {
  const other = await at.given.church();
  await spend(church.id, cents(190));
  await spend(other.id, cents(60));
  await spend(other.id, cents(55));

  const emails = await mailOf('operator@server.example');
  expect(emails.map(({ args }) => args)).toMatchObject([
    { whose: '', level: '80', spent: '$2.50', budget: '$3.00', until: 'December 3, 2026' },
    { whose: '', level: '100', spent: '$2.50' },
  ]);
});

test('reserved money that is not spent sends no email', async () => {
  await at.given.administrator({ church, email: 'ruth@grace.example' });
  await spending().reserve(church.id, cents(150));

  expect(await spending().reserve(church.id, cents(150))).toBeUndefined();
  expect(await mailOf('ruth@grace.example')).toEqual([]);
});

test('the operator sets and removes the cap of one church, each with an audit row', async () => {
  const admin = (words: string[]) => runAdmin(at.db, at.clock, words);
  await at.given.administrator({ church, email: 'ruth@grace.example' });

  expect(await admin(['budget', 'grace-chapel', '0.50'])).toBe('Grace Chapel has an AI budget of $0.50 a month.');
  expect(await spend(church.id, cents(50))).toBe(true);
  expect(await spend(church.id, cents(1))).toBe(false);
  expect(await admin(['budget', 'grace-chapel', '999'])).toBe('Grace Chapel has an AI budget of $999.00 a month.');
  expect(await spend(church.id, cents(151))).toBe(false);
  expect(await admin(['budget', 'grace-chapel', 'default'])).toContain('uses the default AI budget again');
  expect(await spend(church.id, cents(150))).toBe(true);

  const levels = (await mailOf('ruth@grace.example')).map(({ args }) => `${args.level} of ${args.budget}`);
  expect(levels).toEqual(['100 of $0.50', '100 of $2.00', '100 of $2.00']);
  const audit = (await at.db.read.select().from(auditEntries)).filter(({ action }) => action === 'budget.cap');
  expect(audit.map(({ actorId, churchId, details }) => [actorId, churchId, details.cap])).toEqual([
    ['operator', church.id, 500_000],
    ['operator', church.id, 999_000_000],
    ['operator', church.id, null],
  ]);
  await expect(admin(['budget', 'nowhere', '5'])).rejects.toThrow('Church "nowhere" not found.');
  await expect(admin(['budget', 'grace-chapel', 'lots'])).rejects.toThrow(/npm run admin -- budget <church>/);
});

test('an administrator reads the budget of the church; members and other churches do not', async () => {
  await spend(church.id, { input: 1_000, output: 2_000 });
  await spending().reserve(church.id, cents(3));
  const get = async (user: Parameters<TestApp['as']>[0], query = '') =>
    (await at.as(user)).get(`/api/church/budget${query}`);

  const own = await get(await at.given.administrator({ church }));

  expect(await own.json()).toEqual({
    budget: {
      ...{ month: '2026-12', used: 21_000, reserved: 30_000, cap: 2_000_000, warned: 0 },
      tokens: { input: 1_000, output: 2_000 },
    },
  });
  expect((await get(await at.given.person({ church }))).status).toBe(403);
  expect((await get(await at.given.administrator(), '?church=grace-chapel')).status).toBe(404);
  const untouched = await get(await at.given.administrator());
  expect((await untouched.json()).budget).toMatchObject({ used: 0, reserved: 0 });
});
