import { addMonths, countInWords, formatMoney, formatMonth, listOf } from '../../../app-kit/index.ts';
import { type Outlook, payOrder } from '../outlook.ts';
import { type Debt, total } from '../payoff/debt.ts';
import { inOrder } from '../payoff/order.ts';

/** The first month's payments in a sentence, and what happens when the target is gone. For plans with a date. */
export function firstPayments(outlook: Outlook): string {
  const collected = outlook.household.debts.filter((debt) => debt.inCollections).map((debt) => debt.name);
  if (collected.length === 0) return payments(outlook);
  return `${payments(outlook)} Before the first payment on ${listOf(collected)}, ask the collector for proof in writing.`;
}

function payments(outlook: Outlook): string {
  const { household, lead } = outlook;
  const { debts, currency, start } = household;
  const { months } = lead.payoff;
  const [first] = months;
  if (!first) return '';
  const when = `In ${formatMonth(start, { style: 'name' })}`;
  const together = formatMoney(total(first.payments), { currency });
  if (months.length === 1)
    return `${when}, pay ${together} as the table below shows. With that, everything on this page is paid.`;
  if (debts.length === 1) {
    const last = formatMonth(addMonths(start, months.length - 1));
    const again = household.money.oneOffs.size > 0 ? 'and go on as the table says' : 'and the same in the months after';
    return `${when}, pay ${together} to ${debts[0]?.name}, ${again}. The last payment is in ${last}.`;
  }

  const paid = (debt: Debt) => first.payments[debt.position] ?? 0;
  const order = payOrder(outlook);
  const ahead = order.filter((debt) => first.owed[debt.position] === 0 || paid(debt) > debt.minimum);
  if (ahead.length === 0)
    return `${when}, pay the minimum on each debt, ${together} in all. ${whatFollows(outlook, order[0])}`;
  const sums = listOf(ahead.map((debt) => `${formatMoney(paid(debt), { currency })} to ${debt.name}`));
  return `${when}, pay ${sums}${minimums(debts, ahead, paid)}. ${whatFollows(outlook, ahead[0])}`;
}

function minimums(debts: readonly Debt[], ahead: readonly Debt[], paid: (debt: Debt) => number): string {
  const others = debts.filter((debt) => !ahead.includes(debt));
  const due = others.filter((debt) => paid(debt) > 0);
  if (due.length === 0) return '';
  if (due.length < others.length) return ', and the minimum on each other debt that has one';
  return `, and the minimum on the other ${due.length === 1 ? 'debt' : countInWords(due.length, { one: 'debt', other: 'debts' })}`;
}

/** When the target is gone, and where its payment goes. */
function whatFollows({ household, lead }: Outlook, target: Debt | undefined): string {
  const end = target && lead.payoff.finished[target.position];
  if (!target || !end) return '';
  const after = lead.payoff.months[end - 1]?.owed ?? [];
  const next = inOrder(household.debts, lead.strategy, end + 1).find((debt) => (after[debt.position] ?? 0) > 0);
  const month = formatMonth(addMonths(household.start, end - 1));
  if (!next) return `The last payment is in ${month}.`;
  if (end === 1) return `That finishes ${target.name}, and its payment moves on to ${next.name}.`;
  return `When ${target.name} is gone in ${month}, its whole payment moves to ${next.name}.`;
}
