import type { CalloutBlock } from '@lampstand/sdk/app';
import { addMonths, dayOf, formatMoney, formatMonth, listOf, monthOf } from '../../app-kit/index.ts';
import type { DebtInput } from './fields.ts';
import { type Household, plainName } from './household.ts';
import { monthlyInterest } from './payoff/interest.ts';

/** What the plan made of entries that can be read in more than one way, so that nothing is changed in silence. */
export function remarks(input: DebtInput, household: Household, now: Date): CalloutBlock[] {
  const { debts, currency, start } = household;
  const rows = input.debts;
  const texts: string[] = [];

  const { start: wanted = start, oneOffs = [] } = input;
  const thisMonth = monthOf(dayOf(now));
  if (wanted < thisMonth) {
    texts.push(`${formatMonth(wanted)} has passed, so the plan begins in ${formatMonth(start)}.`);
  } else if (start > addMonths(thisMonth, 1)) {
    texts.push(`The plan begins in ${formatMonth(start)} and takes the balances you entered as those of that month.`);
  }
  if (
    debts.some((debt, index) => rows[index] && plainName(rows[index].name) !== debt.name && debt.name.endsWith(')'))
  ) {
    texts.push('Some debts have the same name, so they were numbered in the order in which you listed them.');
  }
  const roomy = debts.filter((debt) => debt.minimum > debt.balance + monthlyInterest(debt.balance, debt.apr));
  if (roomy.length > 0) {
    const names = listOf(roomy.map((debt) => `${debt.name} (${formatMoney(debt.minimum, { currency })})`));
    texts.push(
      `The minimum is more than what is owed for ${names}. The plan counts all of it as money you have each month.`,
    );
  }
  debts.forEach((debt, index) => {
    const row = rows[index];
    if (row?.promoApr !== undefined && !debt.promo) {
      texts.push(`${debt.name} has a promotional rate without its months, so its usual rate was used throughout.`);
    }
    if (row?.promoMonths !== undefined && row.promoApr === undefined) {
      texts.push(`${debt.name} has promotional months without their rate, so its usual rate was used throughout.`);
    }
  });
  const early = oneOffs.filter(({ month }) => month < start);
  if (early.length > 0) {
    texts.push(
      `${listOf(early.map(({ amount }) => formatMoney(amount, { currency })))} before the plan begins was not counted. If you still have it, give it the month ${formatMonth(start)}.`,
    );
  }
  return texts.map((text) => ({ type: 'callout', tone: 'info', text, dismissible: true }));
}
