import { and, eq, lte, or, sql } from 'drizzle-orm';
import { dayOf } from '../../platform/clock.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Tokens } from '../../writing/spending.ts';
import { microsOf } from './money.ts';
import { budgetCaps, type ModelBudget, modelBudgets, PLATFORM } from './table.ts';

/** Whose money in which period. */
export interface BudgetPeriod {
  owner: string;
  period: string;
  /** In millionths of a dollar. */
  cap: number;
}

export const monthOf = (time: number) => dayOf(time).slice(0, 7);

type Budgets = Pick<Env, 'MODEL_DAILY_BUDGET' | 'MODEL_CHURCH_MONTHLY_BUDGET'>;

/** What a church may spend in a month: its own cap, and never more than the server gives every church. */
export async function capOf(db: Reader, env: Budgets, churchId: string): Promise<number> {
  const [own] = await db.select().from(budgetCaps).where(eq(budgetCaps.churchId, churchId));
  return Math.min(own?.cap ?? Number.POSITIVE_INFINITY, microsOf(env.MODEL_CHURCH_MONTHLY_BUDGET));
}

/** The two purses that a call of a model is paid from, the church's first. */
export async function budgetPeriodsOf(
  db: Reader,
  env: Budgets,
  { churchId, month, day }: { churchId: string; month: string; day: string },
): Promise<[BudgetPeriod, BudgetPeriod]> {
  return [
    { owner: churchId, period: month, cap: await capOf(db, env, churchId) },
    { owner: PLATFORM, period: day, cap: microsOf(env.MODEL_DAILY_BUDGET) },
  ];
}

export async function readBudgetPeriod(
  db: Reader,
  purse: Pick<BudgetPeriod, 'owner' | 'period'>,
): Promise<ModelBudget> {
  const [row] = await db.select().from(modelBudgets).where(isBudgetPeriod(purse));
  return row ?? emptyBudgetPeriod(purse);
}

/** Sets an amount aside in one conditional update; false when it does not fit any more. What costs nothing always fits. */
export async function reserve(tx: Transaction, purse: BudgetPeriod, amount: number): Promise<boolean> {
  await tx.insert(modelBudgets).values(emptyBudgetPeriod(purse)).onConflictDoNothing();
  const fits = lte(sql`${modelBudgets.used} + ${modelBudgets.reserved} + ${amount}`, purse.cap);
  const taken = await tx
    .update(modelBudgets)
    .set({ reserved: sql`${modelBudgets.reserved} + ${amount}` })
    .where(and(isBudgetPeriod(purse), or(fits, sql`${amount} = 0`)))
    .returning({ owner: modelBudgets.owner });
  return taken.length > 0;
}

/** Puts back what was set aside. */
export async function release(
  tx: Transaction,
  purse: Pick<BudgetPeriod, 'owner' | 'period'>,
  reserved: number,
): Promise<void> {
  await tx
    .update(modelBudgets)
    .set({ reserved: sql`${modelBudgets.reserved} - ${reserved}` })
    .where(isBudgetPeriod(purse));
}

/** Books what was spent and frees what was set aside for it. */
export async function settle(
  tx: Transaction,
  purse: BudgetPeriod,
  { reserved, spent, tokens }: { reserved: number; spent: number; tokens: Tokens },
): Promise<ModelBudget> {
  const [row] = await tx
    .update(modelBudgets)
    .set({
      used: sql`${modelBudgets.used} + ${spent}`,
      reserved: sql`${modelBudgets.reserved} - ${reserved}`,
      inputTokens: sql`${modelBudgets.inputTokens} + ${tokens.input}`,
      outputTokens: sql`${modelBudgets.outputTokens} + ${tokens.output}`,
    })
    .where(isBudgetPeriod(purse))
    .returning();
  if (!row) throw new Error('A purse was gone before its reservation ended.');
  return row;
}

export const isBudgetPeriod = ({ owner, period }: Pick<BudgetPeriod, 'owner' | 'period'>) =>
  and(eq(modelBudgets.owner, owner), eq(modelBudgets.period, period));

const emptyBudgetPeriod = ({ owner, period }: Pick<BudgetPeriod, 'owner' | 'period'>): ModelBudget => ({
  ...{ owner, period, used: 0, reserved: 0 },
  ...{ inputTokens: 0, outputTokens: 0, warned: 0 },
});
