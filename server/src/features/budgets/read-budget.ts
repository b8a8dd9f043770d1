import type { ChurchContext } from '../accounts/index.ts';
import { capOf, monthOf, readBudgetPeriod } from './budget-periods.ts';

/** Money in whole millionths of a dollar. */
interface ChurchBudget {
  /** `YYYY-MM`, by UTC. */
  month: string;
  used: number;
  /** Set aside for what is being written right now. */
  reserved: number;
  cap: number;
  /** Percent of the cap about which the administrators have been written to this month; 0 for none. */
  warned: number;
  tokens: { input: number; output: number };
}

/** What models have cost the church this month, and what they may. */
export async function readBudget({ db, env, church, now }: ChurchContext): Promise<ChurchBudget> {
  const month = monthOf(now());
  const cap = await capOf(db.read, env, church.id);
  const row = await readBudgetPeriod(db.read, { owner: church.id, period: month });
  const { used, reserved, warned, inputTokens: input, outputTokens: output } = row;
  return { month, used, reserved, cap, warned, tokens: { input, output } };
}
