import type { CalloutBlock } from '@lampstand/sdk/app';
import { addMonths, callout, dayOf, formatMoney, formatMonth, monthOf, present } from '../../../app-kit/index.ts';
import type { DebtInput } from '../fields.ts';
import { type Household, plainName } from '../household.ts';
import { monthlyInterest } from '../payoff/interest.ts';
import { words } from '../texts.en.ts';

const { notices: texts } = words;

/** How the plan reads entries that can be read in more than one way; nothing is changed without a notice. */
export function notices(input: DebtInput, household: Household, now: Date): CalloutBlock[] {
  const { debts } = household;
  const rows = input.debts;
  const numbered = debts.some(({ name }, index) => {
    const row = rows[index];
    return row && plainName(row.name) !== name && name.endsWith(')');
  });
  const aboveBalance = debts
    .filter((debt) => debt.minimum > debt.balance + monthlyInterest(debt.balance, debt.apr))
    .map((debt) => texts.nameAndSum(debt.name, formatMoney(debt.minimum, household)));
  const halfPromotions = debts.flatMap(({ name, promo }, index) => {
    const { promoApr, promoMonths } = rows[index] ?? {};
    return [
      promoApr !== undefined && !promo && texts.rateWithoutMonths(name),
      promoMonths !== undefined && promoApr === undefined && texts.monthsWithoutRate(name),
    ];
  });
  const sentences = present([
    aboutStart(input, household, now),
    numbered && texts.sameName,
    aboveBalance.length > 0 && texts.minimumAboveBalance(aboveBalance),
    ...halfPromotions,
    aboutEarlyOneOffs(input, household),
  ]);
  return sentences.map((text) => callout('info', text, { dismissible: true }));
}

function aboutStart(input: DebtInput, { start }: Household, now: Date): string | undefined {
  const thisMonth = monthOf(dayOf(now));
  const { start: wanted = start } = input;
  if (wanted < thisMonth) return texts.monthHasPassed(formatMonth(wanted), formatMonth(start));
  return start > addMonths(thisMonth, 1) ? texts.beginsLater(formatMonth(start)) : undefined;
}

function aboutEarlyOneOffs({ oneOffs = [] }: DebtInput, household: Household): string | undefined {
  const early = oneOffs.filter(({ month }) => month < household.start);
  const sums = early.map(({ amount }) => formatMoney(amount, household));
  return sums.length > 0 ? texts.earlyOneOffs(sums, formatMonth(household.start)) : undefined;
}
