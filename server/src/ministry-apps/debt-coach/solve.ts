import type { AppContext } from '../contract.ts';
import type { DebtInput } from './fields.ts';
import { firstMonth, readHousehold } from './household.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** What is computed of a household once a run. */
export interface DebtPlan {
  input: DebtInput;
  outlook: Outlook;
}

/**
 * Computes a household's payment plans to the cent. The monthly rate is APR divided by 12, rounded half-up to the cent;
 * the whole convention is that of `payOff`. The first month comes from the input, or is the one after `now` (UTC).
 */
export function solve(input: DebtInput, { now }: Pick<AppContext, 'now'>): DebtPlan {
  return { input, outlook: outlookOf(readHousehold(input, firstMonth(input, now))) };
}
