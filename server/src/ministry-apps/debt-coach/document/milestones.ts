import { addMonths, formatMoney, formatMonth, listOf } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { type Outlook, payOrder } from '../outlook.ts';
import { total } from '../payoff/debt.ts';

/** Months worth marking: each finished debt, half of the way, and the end. Only for a plan with a date. */
export function milestones(outlook: Outlook): PlannedSection {
  const { household, lead, owed } = outlook;
  const { months, finished } = lead.payoff;
  const half = months.findIndex((month) => total(month.owed) * 2 <= owed) + 1;
  const items = months.flatMap((month, index) => {
    const number = index + 1;
    const when = formatMonth(addMonths(household.start, index));
    const gone = payOrder(outlook).filter((debt) => finished[debt.position] === number);
    const lines: string[] = [];
    if (number === half && number < months.length) {
      lines.push(
        `${when}: half of today’s debt is behind you. ${formatMoney(total(month.owed), { currency: household.currency })} is left.`,
      );
    }
    if (number === months.length) lines.push(`${when}: the last payment, on ${listOf(gone.map((debt) => debt.name))}.`);
    else if (gone.length > 0)
      lines.push(`${when}: ${listOf(gone.map((debt) => debt.name))} ${gone.length === 1 ? 'is' : 'are'} paid off.`);
    return lines;
  });
  return { id: 'milestones', title: 'Months to mark', blocks: [{ type: 'checklist', items }] };
}
