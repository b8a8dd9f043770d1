import type { TableBlock } from '@lampstand/sdk/app';
import { addMonths, formatMoney, formatMonth } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { type Outlook, payOrder } from '../outlook.ts';
import { type Debt, total } from '../payoff/debt.ts';

/** Whom to pay in each of the next three months, the target first. */
export function comingMonths(outlook: Outlook): PlannedSection {
  const { household, lead } = outlook;
  const months = lead.payoff.months.slice(0, 3);
  const order = payOrder(outlook);
  const several = order.length > 1;
  const sum = (cents: number | undefined) => (cents ? formatMoney(cents, { currency: household.currency }) : '–');
  const title = months.length < 3 ? 'Whom to pay' : 'Whom to pay, the next three months';
  const table: TableBlock = {
    type: 'table',
    caption: title,
    columns: [
      { label: 'Debt' },
      ...months.map((_, index) => ({
        label: formatMonth(addMonths(household.start, index), { style: 'short-name' }),
        figures: true as const,
      })),
    ],
    rows: order.map((debt) => [debt.name, ...months.map((month) => sum(month.payments[debt.position]))]),
    notes: Object.fromEntries(order.map((debt, index) => [index, note(debt, index)]).filter(([, text]) => text)),
    ...(several ? { chosen: 0, foot: ['Together', ...months.map((month) => sum(total(month.payments)))] } : {}),
  };
  return { id: 'months', title, blocks: [table] };

  function note(debt: Debt, index: number): string {
    const parts = [index === 0 && several ? 'first in line' : '', debt.dueDay ? `due on day ${debt.dueDay}` : ''];
    return parts.filter(Boolean).join(', ');
  }
}
