import { eq } from 'drizzle-orm';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Reservation, Spending, Tokens } from '../../writing/spending.ts';
import { budgetPeriodsOf, monthOf, readBudgetPeriod, release, reserve, settle } from './budget-periods.ts';
import { costOf, wholeTokens } from './money.ts';
import { modelReservations } from './table.ts';
import { type WarningContext, warn, warnWhenNear } from './warn.ts';

/** Milliseconds after which a call is taken for lost: longer than any call may last. */
const LEASE = 10 * 60_000;

/**
 * The money that models may cost: per church and month, per platform and day. The dearest case is set aside in one
 * transaction before a call and the real one booked after it, in the periods in which the call began.
 */
export function createSpending(deps: Omit<WarningContext, 'now'> & { clock: { now(): number } }): Spending {
  const ctx: WarningContext = { ...deps, now: () => deps.clock.now() };

  return {
    async reserve(churchId, most) {
      const amount = costOf(ctx.env, most);
      const now = ctx.now();
      const held = { id: newId(now), churchId, month: monthOf(now), day: dayOf(now), amount, expiresAt: now + LEASE };
      const isHeld = await ctx.db.write(async (tx) => {
        const isSetAside = await setAsideInBoth(tx, ctx, held);
        if (isSetAside) await tx.insert(modelReservations).values(held);
        return isSetAside;
      });
      return isHeld ? reservation(ctx, held) : undefined;
    },
  };
}

type Held = typeof modelReservations.$inferSelect;

async function setAsideInBoth(tx: Transaction, ctx: WarningContext, held: Held): Promise<boolean> {
  const [church, platform] = await budgetPeriodsOf(tx, ctx.env, held);
  if (!(await reserve(tx, church, held.amount))) {
    await warnWhenEmpty(tx, ctx, church, held.amount);
    return false;
  }
  if (await reserve(tx, platform, held.amount)) return true;
  await release(tx, church, held.amount);
  await warnWhenEmpty(tx, ctx, platform, held.amount);
  return false;
}

// What others have set aside comes back in part; only what is spent makes a purse empty.
async function warnWhenEmpty(tx: Transaction, ctx: WarningContext, purse: Parameters<typeof warn>[2], amount: number) {
  const row = await readBudgetPeriod(tx, purse);
  if (purse.cap > 0 && row.used + amount > purse.cap) await warn(tx, ctx, purse, row, 100);
}

function reservation(ctx: WarningContext, held: Held): Reservation {
  let isOpen = true;
  async function end(tokens: Tokens): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    const spent = costOf(ctx.env, tokens);
    await ctx.db.write(async (tx) => {
      // A call that outlived its lease was booked at its dearest; what it really cost takes the place of that.
      const [known] = await tx.delete(modelReservations).where(eq(modelReservations.id, held.id)).returning();
      const sums = known ? { reserved: held.amount, spent } : { reserved: 0, spent: spent - held.amount };
      for (const purse of await budgetPeriodsOf(tx, ctx.env, held)) {
        const row = await settle(tx, purse, { ...sums, tokens });
        await warnWhenNear(tx, ctx, purse, row);
      }
    });
  }
  return { settle: (used) => end(wholeTokens(used)), release: () => end({ input: 0, output: 0 }) };
}
