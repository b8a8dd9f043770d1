import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { auditEntries, operatorActor } from '../audit/index.ts';
import { embedAccess, endTrials, setSubscription, subscriptions } from './index.ts';

const hour = 3_600_000;

test.each([
  ['active', true],
  ['grace', true],
  ['trial', false],
  ['paused', false],
  ['expired', false],
] as const)('the embeds of a church whose plan is %s serve: %s', async (plan, serves) => {
  const { db, clock, given, close } = await createTestDatabase();
  const church = await given.church({ plan });

  const access = await embedAccess(db.read, church.id, clock.now());

  expect(access).toMatchObject({ serves, status: plan });
  expect(access.reason === undefined).toBe(serves);
  await close();
});

test('a church without any plan counts as expired', async () => {
  const { db, clock, close } = await createTestDatabase();

  expect(await embedAccess(db.read, 'nobody', clock.now())).toMatchObject({ serves: false, status: 'expired' });
  await close();
});

test('grace ends on the millisecond, before any job has run', async () => {
  const { db, clock, given, close } = await createTestDatabase();
  const church = await given.church({ plan: 'grace', planEndsAt: clock.now() + hour });

  clock.advance(hour - 1);
  expect(await embedAccess(db.read, church.id, clock.now())).toMatchObject({ serves: true });
  clock.advance(1);
  expect(await embedAccess(db.read, church.id, clock.now())).toMatchObject({ serves: false, status: 'expired' });
  await close();
});

test('the hourly job ends expired trials, leaves the rest, and writes audit entries', async () => {
  const { db, clock, given, close } = await createTestDatabase();
  const over = await given.church({ plan: 'trial', planEndsAt: clock.now() - 1 });
  const running = await given.church({ plan: 'trial', planEndsAt: clock.now() + 1 });
  const paid = await given.church({ plan: 'active' });

  expect(await endTrials(db, clock.now())).toBe(1);
  expect(await endTrials(db, clock.now())).toBe(0);

  const states = await db.read.select().from(subscriptions);
  const stateOf = (id: string) => states.find((row) => row.churchId === id)?.status;
  expect([over, running, paid].map((church) => stateOf(church.id))).toEqual(['expired', 'trial', 'active']);
  const trail = await db.read.select().from(auditEntries).where(eq(auditEntries.action, 'subscription.end'));
  expect(trail).toMatchObject([{ churchId: over.id, actorId: 'system', details: { status: 'expired' } }]);
  await close();
});

test('a state set by hand replaces the one before, with its reason', async () => {
  const { db, clock, given, close } = await createTestDatabase();
  const church = await given.church({ plan: 'active' });
  const ctx = { actor: operatorActor, now: () => clock.now() };

  await db.write(async (tx) => {
    await setSubscription(tx, ctx, church.id, { status: 'paused', pausedReason: 'payment failed' });
  });

  expect(await embedAccess(db.read, church.id, clock.now())).toEqual({
    serves: false,
    status: 'paused',
    reason: 'payment failed',
  });
  await close();
});
