import type { ChurchContext } from '../accounts/index.ts';
import { capOf, monthOf, readBudgetPeriod } from './budget-periods.ts';

/** Money in whole millionths of a dollar. */
interface ChurchBudget {
  /** `YYYY-MM`, by UTC. */
  month: string;
  used: number;
  /** For running calls. */
  reserved: number;
  cap: number;
  /** Level of the last warning of this month in percent; 0 for none. */
  warned: number;
  tokens: { input: number; output: number };
}

/** The church's cost of models this month, and its cap. */
export async function readBudget({ db, env, church, now }: ChurchContext): Promise<ChurchBudget> {
  const month = monthOf(now());
  const cap = await capOf(db.read, env, church.id);
  const row = await readBudgetPeriod(db.read, { owner: church.id, period: month });
  const { used, reserved, warned, inputTokens: input, outputTokens: output } = row;
  return { month, used, reserved, cap, warned, tokens: { input, output } };
}
