import { formatMoney, formatMonth, paragraphOf } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { type Outlook, payOrder } from '../outlook.ts';
import { type Debt, total } from '../payoff/debt.ts';
import { inOrder } from '../payoff/order.ts';
import { words } from '../texts.en.ts';

const { firstPayments: texts } = words;

/** The first month's payments in a sentence, and what happens when the first debt is paid. For plans with a date. */
export function firstPayments(outlook: Outlook): string {
  const collected = outlook.household.debts.filter((debt) => debt.inCollections).map((debt) => debt.name);
  return paragraphOf([...payments(outlook), collected.length > 0 && texts.proofFirst(collected)]);
}

function payments(outlook: Outlook): (string | undefined)[] {
  const { household, chosen } = outlook;
  const { debts, start } = household;
  const { months } = chosen.payoff;
  const [first] = months;
  if (!first) return [];
  const when = formatMonth(start, { style: 'name' });
  const together = formatMoney(total(first.payments), household);
  if (months.length === 1) return [texts.all(when, together)];
  const [only] = debts;
  if (only && debts.length === 1) {
    const sentence = household.money.oneOffs.size > 0 ? texts.oneDebtVaries : texts.oneDebt;
    return [sentence(when, together, only.name), texts.lastPayment(planMonth(household, months.length))];
  }
  const paid = (debt: Debt) => first.payments[debt.position] ?? 0;
  const order = payOrder(outlook);
  const ahead = order.filter((debt) => first.owed[debt.position] === 0 || paid(debt) > debt.minimum);
  if (ahead.length === 0) return [texts.minimums(when, together), whatFollows(outlook, order[0])];
  const sums = ahead.map((debt) => texts.to(formatMoney(paid(debt), household), debt.name));
  return [texts.some(when, sums, minimums(debts, ahead, paid)), whatFollows(outlook, ahead[0])];
}

function minimums(debts: readonly Debt[], ahead: readonly Debt[], paid: (debt: Debt) => number): string {
  const others = debts.filter((debt) => !ahead.includes(debt));
  const due = others.filter((debt) => paid(debt) > 0);
  if (due.length === 0) return '';
  return due.length < others.length ? texts.minimumWhereDue : texts.minimumOnOthers(due.length);
}

/** The month in which a debt is paid off, and the debt that gets its payment afterwards. */
function whatFollows({ household, chosen }: Outlook, target: Debt | undefined): string | undefined {
  const end = target && chosen.payoff.finished[target.position];
  if (!target || !end) return undefined;
  const after = chosen.payoff.months[end - 1]?.owed ?? [];
  const next = inOrder(household.debts, chosen.strategy, end + 1).find((debt) => (after[debt.position] ?? 0) > 0);
  const month = planMonth(household, end);
  if (!next) return texts.lastPayment(month);
  return end === 1 ? texts.finishes(target.name, next.name) : texts.movesOn(target.name, month, next.name);
}
