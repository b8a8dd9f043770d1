import type { ScheduleBlock, TableBlock, TableColumn } from '@lampstand/sdk/app';
import {
  addMonths,
  type Day,
  dayInMonth,
  formatMoney,
  scheduleBlock,
  section,
  splitTable,
} from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import type { Outlook } from '../outlook.ts';
import { type Debt, total } from '../payoff/debt.ts';
import type { PlanMonth } from '../payoff/pay-off.ts';
import { words } from '../texts.en.ts';

const { schedule: texts } = words;

/** Most debts with a column each in one printed table. */
const mostColumns = 4;
/** Characters of figures that fit side by side on a page of a computer and on paper. */
const mostCharacters = 46;
/** Characters of a word in the head of a column. */
const longestWord = 16;
/** Most payment dates for the calendar; with many debts a very long plan has its first years. */
const mostDates = 600;
/** Months shown of a plan without a date. */
const monthsWithoutEnd = 12;

/** Every month of the plan in tables, and every payment date for the calendar. */
export function schedule(outlook: Outlook, today: Day) {
  const { debts } = outlook.household;
  const { free, months: all } = outlook.chosen.payoff;
  const months = free ? all : all.slice(0, monthsWithoutEnd);
  const whole = table(outlook, months, texts.caption, debts, true);
  const tables =
    debts.length <= mostColumns && charactersOf(whole) <= mostCharacters
      ? [whole]
      : [
          table(outlook, months, texts.caption, [], true),
          ...splitTable(table(outlook, months, texts.payments, debts, false), {
            columns: mostColumns,
            caption: texts.paymentsTo,
          }),
        ];
  const title = free ? texts.all(months.length) : texts.firstYear;
  return section('schedule', months.length === 1 ? texts.oneMonth : title, [...tables, paymentDates(outlook, today)]);
}

function table(outlook: Outlook, months: PlanMonth[], caption: string, debts: Debt[], sums: boolean): TableBlock {
  const { household } = outlook;
  const sum = (cents: number) => formatMoney(cents, household);
  const { month: monthLabel, together, interest, owed } = texts.columns;
  const columns: TableColumn[] = [
    { label: monthLabel },
    ...debts.map((debt) => ({ label: columnName(debt), figures: true as const })),
    ...(sums ? [together, interest, owed].map((label) => ({ label, figures: true as const })) : []),
  ];
  const rows = months.map((month, index) => [
    planMonth(household, index + 1, 'short'),
    ...debts.map(({ position }) => (month.payments[position] ? sum(month.payments[position]) : '–')),
    ...(sums ? [total(month.payments), total(month.interest), total(month.owed)].map(sum) : []),
  ]);
  return { type: 'table', caption, columns, rows, visibleRows: 3 };
}

/** Characters of the longest row of figures, column by column. */
function charactersOf({ columns, rows }: TableBlock): number {
  return total(columns.map((_, at) => (at === 0 ? 0 : Math.max(0, ...rows.map((cells) => cells[at]?.length ?? 0)))));
}

/** A debt's name for the head of a column; a word that cannot wrap is cut, so that it does not widen the table. */
function columnName({ name }: Debt): string {
  return name
    .split(' ')
    .map((word) => (word.length > longestWord ? `${word.slice(0, longestWord - 1)}…` : word))
    .join(' ');
}

function paymentDates({ household, chosen }: Outlook, today: Day): ScheduleBlock {
  const { debts, start } = household;
  const entries = chosen.payoff.months.slice(0, Math.floor(mostDates / debts.length)).flatMap((month, index) =>
    debts.flatMap((debt) => {
      const payment = month.payments[debt.position] ?? 0;
      if (payment === 0) return [];
      const due = dayInMonth(addMonths(start, index), debt.dueDay ?? 1);
      const detail = [
        month.owed[debt.position] === 0 && texts.last,
        // A due day that has passed in the current month is still to be paid.
        due < today && texts.overdue,
        !debt.dueDay && index === 0 && texts.noDueDay,
      ];
      return [{ date: due, title: texts.pay(formatMoney(payment, household), debt.name), detail }];
    }),
  );
  return scheduleBlock(texts.dates, entries, today);
}
