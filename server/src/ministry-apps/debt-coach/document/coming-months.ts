import type { TableBlock } from '@lampstand/sdk/app';
import { formatMoney, present, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { type Outlook, payOrder } from '../outlook.ts';
import { type Debt, total } from '../payoff/debt.ts';
import { words } from '../texts.en.ts';

const { months: texts } = words;

/** The payments to each debt in the next three months, the first debt in the order on top. */
export function comingMonths(outlook: Outlook) {
  const { household, lead } = outlook;
  const months = lead.payoff.months.slice(0, 3);
  const order = payOrder(outlook);
  const several = order.length > 1;
  const sum = (cents: number | undefined) => (cents ? formatMoney(cents, household) : '–');
  const title = months.length < 3 ? texts.titleShort : texts.title;
  const table: TableBlock = {
    type: 'table',
    caption: title,
    columns: [
      { label: texts.debt },
      ...months.map((_, index) => ({ label: planMonth(household, index + 1, 'short-name'), figures: true as const })),
    ],
    rows: order.map((debt) => [debt.name, ...months.map((month) => sum(month.payments[debt.position]))]),
    notes: Object.fromEntries(order.map((debt, index) => [index, note(debt, index)]).filter(([, text]) => text)),
    ...(several && { chosen: 0, foot: [texts.together, ...months.map((month) => sum(total(month.payments)))] }),
  };
  return section('months', title, [table]);

  function note(debt: Debt, index: number): string {
    return present([index === 0 && several && texts.first, debt.dueDay && texts.due(debt.dueDay)]).join(', ');
  }
}
