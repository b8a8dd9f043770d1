import type { Section, TableBlock } from '@lampstand/sdk/app';
import { budgetTable, countOf, formatMoney, prose, section } from '../../../app-kit/index.ts';
import type { Figures } from '../money.ts';
import type { RankedIdea } from '../ranking.ts';
import { words } from '../texts.en.ts';

const { money: texts } = words;
const hourText = (cents: number | undefined) => (cents === undefined ? words.table.noSale : formatMoney(cents));

/** Price, costs, break-even, three months, and what a fifth of error changes. */
export function moneySection({ idea, figures }: RankedIdea, goal: number | undefined): Section {
  const { assumptions, breakEven, capacity, hourly, start, payback, setAside } = figures;
  const { stats } = texts;
  return section('money', texts.title, [
    {
      type: 'stat',
      items: [
        { value: formatMoney(assumptions.price), label: stats.price(idea.unit.one) },
        { value: formatMoney(assumptions.cost), label: stats.cost },
        breakEven === undefined
          ? { value: stats.never, label: stats.breakEven, detail: stats.neverDetail }
          : { value: stats.breakEvenUnits(breakEven, idea.unit), label: stats.breakEven },
        { value: stats.capacity(capacity, idea.unit), label: stats.capacityLabel },
        { value: hourText(hourly), label: stats.hourly },
      ],
    },
    monthsTable(figures),
    prose([
      [texts.payback(formatMoney(start), payback), setAside > 0 && texts.setAside(formatMoney(setAside))]
        .filter(Boolean)
        .join(' '),
      figures.goal &&
        goal !== undefined &&
        texts.goal(
          formatMoney(goal),
          countOf(figures.goal.units, idea.unit),
          figures.goal.hoursAWeek,
          figures.goal.fits,
        ),
    ]),
    sensitivityTable(figures),
  ]);
}

function monthsTable({ months, assumptions }: Figures): TableBlock {
  const { columns } = texts;
  return {
    type: 'table',
    caption: texts.months,
    columns: [
      { label: columns.month },
      { label: columns.sold, figures: true },
      { label: columns.income, figures: true },
      { label: columns.costs, figures: true },
      { label: columns.left, figures: true },
    ],
    rows: months.map(({ units, profit }, index) => [
      texts.monthName(index + 1),
      String(units),
      formatMoney(units * assumptions.price),
      formatMoney(units * assumptions.cost + assumptions.fixed),
      formatMoney(profit),
    ]),
  };
}

function sensitivityTable({ months, hourly, variations }: Figures): TableBlock {
  const { variationColumns: columns } = texts;
  return {
    type: 'table',
    caption: texts.sensitivity,
    columns: [
      { label: columns.change },
      { label: columns.left, figures: true },
      { label: columns.hourly, figures: true },
    ],
    rows: [
      [texts.asAssumed, formatMoney(months[2].profit), hourText(hourly)],
      ...variations.map(({ id, profit, hourly: changed }) => [
        texts.variations[id],
        formatMoney(profit),
        hourText(changed),
      ]),
    ],
    chosen: 0,
  };
}

/** The start list with its sum; things that the person has are not on it. */
export function startList({ figures: { items } }: RankedIdea): Section {
  const { start } = words;
  if (items.length === 0) return section('start', start.title, [prose([start.nothing])]);
  const rows = items.map(({ label, cents }) => ({ label, cents }));
  return section('start', start.title, [
    budgetTable(start.caption, [{ title: start.caption, rows }]).table,
    prose([start.later]),
  ]);
}

/** The assumptions and the third month of every idea that is shown. */
export function compareTable(ranked: readonly RankedIdea[]): Section {
  const { title, columns } = words.compare;
  return section('compare', title, [
    {
      type: 'table',
      caption: title,
      columns: [
        { label: columns.idea },
        { label: columns.price, figures: true },
        { label: columns.cost, figures: true },
        { label: columns.sold, figures: true },
        { label: columns.left, figures: true },
        { label: columns.start, figures: true },
      ],
      rows: ranked.map(({ idea, figures: { assumptions, months, start } }) => [
        idea.name,
        formatMoney(assumptions.price),
        formatMoney(assumptions.cost),
        String(months[2].units),
        formatMoney(months[2].profit),
        formatMoney(start),
      ]),
    },
  ]);
}
