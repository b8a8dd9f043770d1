import type { ScheduleBlock, TableBlock, TableColumn } from '@lampstand/sdk/app';
import {
  addMonths,
  countOf,
  type Day,
  dayInMonth,
  formatMoney,
  formatMonth,
  scheduleBlock,
  splitTable,
} from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Outlook } from '../outlook.ts';
import { type Debt, total } from '../payoff/debt.ts';
import type { PlanMonth } from '../payoff/pay-off.ts';

/** Debts whose payments stand side by side before a table gets too wide to print. */
const widest = 4;
/** Months for which the calendar gets dates; balances and due days rarely hold still for longer. */
const dated = 12;
/** Months shown of a plan without a date. */
const undated = 12;

/** The whole plan month by month, and a year of payment dates for the calendar. */
export function schedule(outlook: Outlook, today: Day): PlannedSection {
  const { debts } = outlook.household;
  const months = outlook.lead.payoff.free ? outlook.lead.payoff.months : outlook.lead.payoff.months.slice(0, undated);
  const tables =
    debts.length <= widest
      ? [table(outlook, months, 'Month by month', debts, true)]
      : [
          table(outlook, months, 'Month by month', [], true),
          ...splitTable(table(outlook, months, 'Payments', debts, false), {
            columns: widest,
            caption: (from, to) => `Payments to debts ${from} to ${to}`,
          }),
        ];
  const title = outlook.lead.payoff.free
    ? `All ${countOf(months.length, { one: 'month', other: 'months' })}`
    : 'The first twelve months';
  return {
    id: 'schedule',
    title: months.length === 1 ? 'The one month' : title,
    blocks: [...tables, paymentDates(outlook, today)],
  };
}

function table(outlook: Outlook, months: PlanMonth[], caption: string, debts: Debt[], sums: boolean): TableBlock {
  const { currency, start } = outlook.household;
  const sum = (cents: number) => formatMoney(cents, { currency });
  const columns: TableColumn[] = [
    { label: 'Month' },
    ...debts.map((debt) => ({ label: debt.name, figures: true as const })),
    ...(sums ? ['Together', 'Interest', 'Still owed'].map((label) => ({ label, figures: true as const })) : []),
  ];
  const rows = months.map((month, index) => [
    formatMonth(addMonths(start, index), { style: 'short' }),
    ...debts.map(({ position }) => (month.payments[position] ? sum(month.payments[position]) : '–')),
    ...(sums ? [total(month.payments), total(month.interest), total(month.owed)].map(sum) : []),
  ]);
  return { type: 'table', caption, columns, rows, visibleRows: 3 };
}

function paymentDates({ household, lead }: Outlook, today: Day): ScheduleBlock {
  const { debts, currency, start } = household;
  const entries = lead.payoff.months.slice(0, dated).flatMap((month, index) =>
    debts.flatMap((debt) => {
      const payment = month.payments[debt.position] ?? 0;
      if (payment === 0) return [];
      const due = dayInMonth(addMonths(start, index), debt.dueDay ?? 1);
      return [
        {
          date: due,
          title: `Pay ${formatMoney(payment, { currency })}: ${debt.name}`,
          detail: [
            month.owed[debt.position] === 0 && 'The last payment on this debt.',
            // A due day that has passed in the running month is still to be paid.
            due < today && 'Still to be paid this month.',
            !debt.dueDay && index === 0 && 'No due day was entered, so it stands on the first of the month.',
          ],
        },
      ];
    }),
  );
  return scheduleBlock('Payment dates for your calendar', entries, today);
}
