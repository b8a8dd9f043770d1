import type { ScheduleBlock, TableBlock, TableColumn } from '@lampstand/sdk/app';
import type { PlannedSection } from '../../contract.ts';
import type { Outlook } from '../outlook.ts';
import { dayIn, shortMonth } from '../payoff/calendar.ts';
import { type Debt, total } from '../payoff/debt.ts';
import type { PlanMonth } from '../payoff/pay-off.ts';
import { figures, money } from './words.ts';

/** Debts whose payments stand side by side before a table gets too wide to print. */
const widest = 4;
/** Months for which the calendar gets dates; balances and due days rarely hold still for longer. */
const dated = 12;
/** Months shown of a plan without a date. */
const undated = 12;

/** The whole plan month by month, and a year of payment dates for the calendar. */
export function schedule(outlook: Outlook, today: string): PlannedSection {
  const { debts } = outlook.household;
  const months = outlook.lead.payoff.free ? outlook.lead.payoff.months : outlook.lead.payoff.months.slice(0, undated);
  const tables =
    debts.length <= widest
      ? [table(outlook, months, 'Month by month', debts, true)]
      : [
          table(outlook, months, 'Month by month', [], true),
          ...groups(debts).map((group) => table(outlook, months, groupCaption(group), group, false)),
        ];
  const title = outlook.lead.payoff.free ? `All ${figures(months.length, 'month')}` : 'The first twelve months';
  return {
    id: 'schedule',
    title: months.length === 1 ? 'The one month' : title,
    blocks: [...tables, paymentDates(outlook, today)],
  };
}

function table(outlook: Outlook, months: PlanMonth[], caption: string, debts: Debt[], sums: boolean): TableBlock {
  const { currency, start } = outlook.household;
  const sum = (cents: number) => money(cents, currency);
  const columns: TableColumn[] = [
    { label: 'Month' },
    ...debts.map((debt) => ({ label: debt.name, figures: true as const })),
    ...(sums ? ['Together', 'Interest', 'Still owed'].map((label) => ({ label, figures: true as const })) : []),
  ];
  const rows = months.map((month, index) => [
    shortMonth(start + index),
    ...debts.map(({ position }) => (month.payments[position] ? sum(month.payments[position]) : '–')),
    ...(sums ? [total(month.payments), total(month.interest), total(month.owed)].map(sum) : []),
  ]);
  return { type: 'table', caption, columns, rows, visibleRows: 3 };
}

/** Groups of nearly one size, so that no table is left with a single column. */
function groups(debts: Debt[]): Debt[][] {
  const count = Math.ceil(debts.length / widest);
  const edge = (group: number) => Math.round((group * debts.length) / count);
  return Array.from({ length: count }, (_, group) => debts.slice(edge(group), edge(group + 1)));
}

function groupCaption(group: Debt[]): string {
  return `Payments to debts ${(group[0]?.position ?? 0) + 1} to ${(group.at(-1)?.position ?? 0) + 1}`;
}

function paymentDates({ household, lead }: Outlook, today: string): ScheduleBlock {
  const { debts, currency, start } = household;
  const entries = lead.payoff.months.slice(0, dated).flatMap((month, index) =>
    debts.flatMap((debt) => {
      const payment = month.payments[debt.position] ?? 0;
      if (payment === 0) return [];
      const due = dayIn(start + index, debt.dueDay ?? 1);
      const details = [
        month.owed[debt.position] === 0 ? 'The last payment on this debt.' : '',
        // A due day that has passed in the running month is still to be paid.
        due < today ? 'Still to be paid this month.' : '',
        debt.dueDay || index > 0 ? '' : 'No due day was entered, so it stands on the first of the month.',
      ];
      const detail = details.filter(Boolean).join(' ');
      const entry = { date: due < today ? today : due, title: `Pay ${money(payment, currency)}: ${debt.name}` };
      return [detail ? { ...entry, detail } : entry];
    }),
  );
  entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { type: 'schedule', title: 'Payment dates for your calendar', entries };
}
