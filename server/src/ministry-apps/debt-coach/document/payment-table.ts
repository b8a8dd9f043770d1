import type { TableBlock } from '@lampstand/sdk/app';
import { formatMoney, formatMonth, section } from '../../../app-kit/index.ts';
import { type Outlook, payOrder } from '../outlook.ts';
import { words } from '../texts.en.ts';

const { paymentTable: texts } = words;

/** Debts shown before "Show all". */
const mostRows = 5;

/** The payments of the first month with their due days, the first debt in the order on top. */
export function paymentTable(outlook: Outlook) {
  const { household, chosen } = outlook;
  const payments = chosen.payoff.months[0]?.payments ?? [];
  const order = payOrder(outlook);
  const dueDays = order.some(({ dueDay }) => dueDay);
  const sum = (cents: number | undefined) => (cents ? formatMoney(cents, household) : '–');
  const title = texts.title(formatMonth(household.start, { style: 'name' }));
  const table: TableBlock = {
    type: 'table',
    caption: title,
    columns: [
      { label: texts.debt },
      { label: texts.payment, figures: true },
      ...(dueDays ? [{ label: texts.due, figures: true as const }] : []),
    ],
    rows: order.map(({ name, position, dueDay }) => [
      name,
      sum(payments[position]),
      ...(dueDays ? [dueDay ? texts.dueDay(dueDay) : '–'] : []),
    ]),
    ...(order.length > mostRows && { visibleRows: mostRows }),
    // The first debt in the order.
    ...(order.length > 1 && { chosen: 0 }),
  };
  return section('months', title, [table]);
}
