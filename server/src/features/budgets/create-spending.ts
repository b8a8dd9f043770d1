import { eq } from 'drizzle-orm';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Reservation, Spending, Tokens } from '../../writing/spending.ts';
import {
  type BudgetPeriod,
  budgetPeriodsOf,
  monthOf,
  readBudgetPeriod,
  release,
  reserve,
  settle,
} from './budget-periods.ts';
import { costOf, wholeTokens } from './money.ts';
import { modelReservations } from './table.ts';
import { type WarningContext, warn, warnWhenNear } from './warn.ts';

/** Milliseconds until a reservation expires; longer than any call can take. */
const LEASE = 10 * 60_000;

/**
 * Budgets for model calls, per church and month and per platform and day. The highest possible cost is reserved in one
 * transaction before a call; the actual cost is booked after it, in the periods in which the call began.
 */
export function createSpending(deps: Omit<WarningContext, 'now'> & { clock: { now(): number } }): Spending {
  const ctx: WarningContext = { ...deps, now: () => deps.clock.now() };

  return {
    async reserve(churchId, most) {
      const amount = costOf(ctx.env, most);
      const now = ctx.now();
      const row = { id: newId(now), churchId, month: monthOf(now), day: dayOf(now), amount, expiresAt: now + LEASE };
      const isReserved = await ctx.db.write(async (tx) => {
        const fits = await reserveInBoth(tx, ctx, row);
        if (fits) await tx.insert(modelReservations).values(row);
        return fits;
      });
      return isReserved ? reservationOf(ctx, row) : undefined;
    },
  };
}

type ReservationRow = typeof modelReservations.$inferSelect;

async function reserveInBoth(tx: Transaction, ctx: WarningContext, row: ReservationRow): Promise<boolean> {
  const [church, platform] = await budgetPeriodsOf(tx, ctx.env, row);
  if (!(await reserve(tx, church, row.amount))) {
    await warnWhenEmpty(tx, ctx, church, row.amount);
    return false;
  }
  if (await reserve(tx, platform, row.amount)) return true;
  await release(tx, church, row.amount);
  await warnWhenEmpty(tx, ctx, platform, row.amount);
  return false;
}

// Counts spent money only, because open reservations can be released.
async function warnWhenEmpty(tx: Transaction, ctx: WarningContext, budget: BudgetPeriod, amount: number) {
  const period = await readBudgetPeriod(tx, budget);
  if (budget.cap > 0 && period.used + amount > budget.cap) await warn(tx, ctx, budget, period, 100);
}

function reservationOf(ctx: WarningContext, reservation: ReservationRow): Reservation {
  let isOpen = true;
  async function end(tokens: Tokens): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    const spent = costOf(ctx.env, tokens);
    await ctx.db.write(async (tx) => {
      // An expired reservation was booked in full; the actual cost replaces that.
      const [open] = await tx.delete(modelReservations).where(eq(modelReservations.id, reservation.id)).returning();
      const { amount } = reservation;
      const sums = open ? { reserved: amount, spent } : { reserved: 0, spent: spent - amount };
      for (const budget of await budgetPeriodsOf(tx, ctx.env, reservation)) {
        const period = await settle(tx, budget, { ...sums, tokens });
        await warnWhenNear(tx, ctx, budget, period);
      }
    });
  }
  return { settle: (used) => end(wholeTokens(used)), release: () => end({ input: 0, output: 0 }) };
}
