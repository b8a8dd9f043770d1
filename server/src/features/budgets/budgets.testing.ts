import type { Database } from '../../platform/db/database.ts';
import type { Tokens } from '../../writing/spending.ts';
import { modelBudgets } from './table.ts';

/** One dollar for a million input tokens, ten for output; two dollars a church and month, three a day in all. */
export const prices = {
  MODEL_PRICE_INPUT: '1',
  MODEL_PRICE_OUTPUT: '10',
  MODEL_CHURCH_MONTHLY_BUDGET: '2',
  MODEL_DAILY_BUDGET: '3',
  SUPPORT_EMAIL: 'operator@server.example',
};

/** Tokens that cost so many cents. */
export const cents = (count: number): Tokens => ({ input: 0, output: count * 1_000 });

/** Used and reserved millionths of a dollar of an owner, by period. */
export async function budgetPeriodsOfOwner({ db }: { db: Database }, owner: string) {
  const rows = await db.read.select().from(modelBudgets);
  return rows.filter((row) => row.owner === owner).map(({ period, used, reserved }) => ({ period, used, reserved }));
}
