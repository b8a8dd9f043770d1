import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters } from '../../testing/letters.ts';
import type { Church } from '../churches/index.ts';
import { budgetPeriodsOfOwner, cents, prices } from './budgets.testing.ts';
import { createSpending } from './create-spending.ts';
import { settleExpiredReservations } from './settle-expired-reservations.ts';
import { modelReservations } from './table.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
let at: TestApp;
let church: Church;
beforeEach(async () => {
  at = await createTestApp({ env: prices });
  church = await at.given.church();
});
afterEach(() => at.close());

const spending = () => createSpending(at.deps);
const periodsOf = (owner: string) => budgetPeriodsOfOwner(at, owner);
const reservations = () => at.db.read.select().from(modelReservations);
const mailOf = async (to: string) => (await readLetters(at.deps)).filter((letter) => letter.to === to);

test('an expired reservation is booked in full once, and corrected when its call ends after all', async () => {
  const lost = await spending().reserve(church.id, cents(150));
  expect(await settleExpiredReservations(at.deps)).toBe(0);
  at.clock.advance(10 * 60_000);

  expect(await settleExpiredReservations(at.deps)).toBe(1);
  expect(await settleExpiredReservations(at.deps)).toBe(0);
  expect(await periodsOf(church.id)).toEqual([{ period: '2026-12', used: 1_500_000, reserved: 0 }]);
  expect(await periodsOf('platform')).toEqual([{ period: '2026-12-02', used: 1_500_000, reserved: 0 }]);
  await lost?.settle(cents(5));
  expect(await periodsOf(church.id)).toEqual([{ period: '2026-12', used: 50_000, reserved: 0 }]);
  expect(await periodsOf('platform')).toEqual([{ period: '2026-12-02', used: 50_000, reserved: 0 }]);
});

test('a server start books all reservations of the previous process in their own periods, and sends warnings', async () => {
  await at.given.administrator({ church, email: 'ruth@grace.example' });
  const other = await at.given.church();
  at.clock.set('2026-12-31T23:59:59Z');
  await spending().reserve(church.id, cents(90));
  await spending().reserve(church.id, cents(80));
  await spending().reserve(other.id, cents(7));
  at.clock.set('2027-01-01T00:00:01Z');

  expect(await settleExpiredReservations(at.deps, { atStart: true })).toBe(3);
  expect(await settleExpiredReservations(at.deps, { atStart: true })).toBe(0);

  expect(await periodsOf(church.id)).toEqual([{ period: '2026-12', used: 1_700_000, reserved: 0 }]);
  expect(await periodsOf(other.id)).toEqual([{ period: '2026-12', used: 70_000, reserved: 0 }]);
  expect(await periodsOf('platform')).toEqual([{ period: '2026-12-31', used: 1_770_000, reserved: 0 }]);
  expect(await reservations()).toEqual([]);
  expect((await mailOf('ruth@grace.example')).map(({ args }) => [args.level, args.spent])).toEqual([['80', '$1.70']]);
});

test('however often a process dies, every possible charge is booked and none exceeds the budget', async () => {
  const end = fc.constantFrom('ends', 'is running', 'is lost in a crash');
  const calls = fc.array(fc.record({ output: fc.integer({ min: 1, max: 90_000 }), end }), {
    minLength: 1,
    maxLength: 20,
  });
  let month = 0;
  await fc.assert(
    fc.asyncProperty(calls, async (asked) => {
      month += 1;
      at.clock.set(Date.UTC(2027, month, 3));
      let charged = 0;
      for (const { output, end } of asked) {
        const reservation = await spending().reserve(church.id, { input: 0, output });
        if (!reservation) continue;
        charged += output * 10;
        if (end === 'ends') await reservation.settle({ input: 0, output });
        if (end === 'is lost in a crash') await settleExpiredReservations(at.deps, { atStart: true });
      }
      await settleExpiredReservations(at.deps, { atStart: true });

      const [row] = (await periodsOf(church.id)).slice(-1);
      expect(row).toMatchObject({ used: charged, reserved: 0 });
      expect(charged).toBeLessThanOrEqual(2_000_000);
    }),
    { numRuns: 25 },
  );
}, 60_000);
