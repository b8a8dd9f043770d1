import type { Block } from '@lampstand/sdk/app';
import {
  type Day,
  formatDay,
  formatMoney,
  formatPercent,
  heading,
  present,
  prose,
  sectionIfAny,
} from '../../../app-kit/index.ts';
import { debtsNotShrinking, type Outlook } from '../outlook.ts';
import type { Debt } from '../payoff/debt.ts';
import { aprIn } from '../payoff/interest.ts';
import { words } from '../texts.en.ts';
import { isAmerican } from './help.ts';

const { scripts: texts } = words;

/** Thousandths of a percent: below this rate a call for a lower one is rarely worth the hour. */
const worthACall = 10_000;
/** Months. */
const soonPaid = 3;

/** What to say and to write for these debts: a lower rate, hardship, and a letter to a collector; empty when none applies. */
export function scripts(outlook: Outlook, today: Day) {
  const { household, chosen, afterEssentials = 0, shortfall } = outlook;
  // A call is not worth it for a debt that is nearly paid.
  const unpaidForLonger = household.debts.filter(
    ({ position }) => (chosen.payoff.finished[position] ?? Infinity) > soonPaid,
  );
  const costliest = cardWithHighestRate(unpaidForLonger);
  const hard = !chosen.payoff.free || shortfall > 0 || debtsNotShrinking(household.debts).length > 0;
  const collected = isAmerican(household) ? household.debts.filter((debt) => debt.inCollections) : [];
  const shortLoans = household.debts.some(
    ({ type, inCollections }) => (type === 'payday' || type === 'title') && !inCollections,
  );
  const balance = (debt: Debt) => formatMoney(debt.balance, household);
  const accounts = collected.map((debt) => texts.account(debt.name, balance(debt)));
  const blocks = [
    ...(hard ? script(texts.hardship) : []),
    ...(costliest && afterEssentials >= 0
      ? script(texts.lowerRate(costliest.name, balance(costliest), formatPercent(aprIn(costliest, 1) / 1000)))
      : []),
    ...(shortLoans && isAmerican(household) ? script(texts.paymentPlan) : []),
    ...(accounts.length > 0 ? script(texts.letter(accounts, formatDay(today))) : []),
  ];
  return sectionIfAny('scripts', texts.title, blocks, { editable: true });
}

function cardWithHighestRate(debts: readonly Debt[]): Debt | undefined {
  return debts
    .filter(
      (debt) => (debt.type === 'card' || debt.type === 'store') && !debt.inCollections && aprIn(debt, 1) >= worthACall,
    )
    .sort((a, b) => aprIn(b, 1) - aprIn(a, 1))[0];
}

function script({ title, paragraphs }: { title: string; paragraphs: readonly string[] }): Block[] {
  return present([heading(title), prose(paragraphs)]);
}
