import type { Section } from '@lampstand/sdk/app';
import {
  addDays,
  callout,
  type Day,
  formatMoney,
  prose,
  scheduleBlock,
  section,
  steps,
  weekdayFrom,
} from '../../../app-kit/index.ts';
import type { GuidanceId } from '../data/guidance.ts';
import { STANDARD_HOURLY, together, type Worksheet, worksheetOf } from '../own/worksheet.ts';
import type { Ranking } from '../ranking.ts';
import { words } from '../texts.en.ts';
import { ownWords } from '../words-own.en.ts';
import { notesOf } from './rules.ts';

type Own = NonNullable<Ranking['own']>;

/** What one unit has to leave, by the person's hours, goal and prices. */
export function needSection({ input, person }: Ranking, { parts }: Own): Section {
  const { need, closest } = ownWords;
  const sheet = worksheetOf(input);
  const { goal, fixed } = input;
  return section('own', need.title, [
    prose([
      ...parts.map(({ text, barred }) => barred && closest(text, barred.idea.name, whyBarred(barred))),
      [
        need.hours(person.hours, sheet.hours),
        goal && sheet.hourly && need.goal(formatMoney(goal), formatMoney(sheet.hourly)),
        !goal && need.noGoal(formatMoney(STANDARD_HOURLY)),
        fixed && need.fixed(formatMoney(fixed)),
      ]
        .filter(Boolean)
        .join(' '),
    ]),
    ...yourNumbers(sheet, input),
    {
      type: 'table',
      caption: goal ? need.fits(formatMoney(goal)) : need.hourly(formatMoney(STANDARD_HOURLY)),
      columns: [
        { label: need.columns.time },
        { label: need.columns.count, figures: true },
        { label: need.columns.left, figures: true },
      ],
      rows: sheet.rows.map(({ minutes, count, left }) => [ownWords.time(minutes), String(count), formatMoney(left)]),
    },
    prose([need.meaning]),
  ]);
}

function whyBarred({ by, figures: { start, items } }: NonNullable<Own['parts'][number]['barred']>): string {
  if (by !== 'money') return words.own.why[by];
  return ownWords.start(
    formatMoney(start),
    items.map(({ label }) => label.replace(/, (?:about|used)$/, '')).join('; '),
  );
}

function yourNumbers({ yours }: Worksheet, { goal, money }: Ranking['input']): Section['blocks'] {
  if (!yours) return [];
  const { yours: texts } = ownWords;
  const items = [
    { value: formatMoney(yours.price), label: texts.price },
    { value: formatMoney(yours.left), label: texts.left },
  ];
  if (yours.breakEven === undefined) {
    return [{ type: 'stat', items }, callout('caution', texts.never, { title: texts.title })];
  }
  const said = [
    yours.start && texts.start(formatMoney(money), yours.start),
    goal &&
      yours.goal &&
      (yours.goal.minutes
        ? texts.goal(formatMoney(goal), yours.goal.units, ownWords.time(yours.goal.minutes))
        : texts.tooMany(formatMoney(goal), yours.goal.units)),
  ].filter(Boolean);
  return [
    {
      type: 'stat',
      items: [...items, { value: texts.breakEven(yours.breakEven), label: texts.breakEvenLabel }],
    },
    ...(said.length > 0 ? [{ type: 'prose' as const, text: said.join(' ') }] : []),
  ];
}

/** The costs to fill in, and what is computed of them. */
export function costSection(): Section {
  const { title, caption, columns, rows, blank, formulas, enter } = ownWords.costs;
  return section('costs', title, [
    {
      type: 'table',
      caption,
      columns: [{ label: columns.cost }, { label: columns.find }, { label: columns.own }],
      rows: rows.map((row) => [...row, blank]),
    },
    steps(formulas),
    prose([enter]),
  ]);
}

/** One of our ideas that it is and that something keeps away; its rules and its test hold all the same. */
const keptIdea = ({ parts }: Own) => parts.find(({ barred }) => barred)?.barred?.idea;

/** The price test: of the idea that it is, of its kind, or of any business. */
export const testOf = (own: Own): string => keptIdea(own)?.test ?? own.kind?.test ?? words.own.test;

const waiting: ReadonlySet<string> = new Set(['outdoors', 'driving']);

/** Whether someone has to allow it before anything is sold: outdoors, carrying people, and what we don't know at all. */
const asksFirst = (own: Own): boolean => !keptIdea(own) && (!own.kind || waiting.has(own.kind.id));

/** Whom to ask before the first sale, and what. */
export function askSection(own: Own, { person: { limits } }: Ranking): Section {
  const { title, general, who } = ownWords.ask;
  const rules = keptIdea(own)?.licenses ?? own.kind?.guidance ?? (['insurance', 'sales-tax'] as const);
  const ids: GuidanceId[] = ['start', ...rules, 'taxes'];
  return section('rules', title, [
    steps([general, ...(own.kind?.questions ?? [])]),
    prose([who]),
    ...notesOf(ids, limits),
  ]);
}

/** When to stop. */
export function stopSection({ money }: Ranking['person']): Section {
  const { title, items, free } = ownWords.stop;
  const all = items(formatMoney(money));
  return section('stop', title, [steps(money > 0 ? all : all.map((item, index) => (index === 2 ? free : item)))]);
}

/** Eight dated steps in thirty days, ready for a calendar file; nothing is sold in them before someone has said yes. */
export function ownPlan(own: Own, today: Day, waits: boolean): Section {
  const { plan } = ownWords;
  const { entries, title } = words.plan;
  const first = weekdayFrom(addDays(today, 1), 'monday');
  const on = (day: number) => addDays(first, day);
  const sells = !waits && !asksFirst(own);
  const selling = [
    { date: on(2), title: entries.rules, detail: entries.rulesDetail },
    { date: on(4), title: plan.costs, detail: plan.costsDetail },
    { date: on(7), title: entries.test, detail: testOf(own) },
    { date: on(12), title: plan.first, detail: entries.firstDetail },
    { date: on(19), title: plan.second },
    { date: on(28), title: entries.count, detail: entries.countDetail },
    { date: on(29), title: entries.decide, detail: plan.decideDetail },
  ];
  const asking = [
    ...(asksFirst(own) ? [{ date: on(1), title: plan.permission, detail: testOf(own) }] : []),
    { date: on(2), title: entries.rules, detail: entries.rulesDetail },
    { date: on(4), title: plan.insurance, detail: plan.insuranceDetail },
    { date: on(8), title: plan.costs, detail: plan.costsDetail },
    { date: on(12), title: plan.prices, detail: plan.pricesDetail },
    { date: on(28), title: plan.answers, detail: plan.answersDetail },
    { date: on(29), title: entries.decide, detail: plan.afterYes },
  ];
  const schedule = scheduleBlock(
    plan.calendar(own.text),
    [
      ...(waits ? [{ date: on(0), title: words.waitFirst.entry, detail: words.waitFirst.entryDetail }] : []),
      { date: on(0), title: entries.ask, detail: entries.askDetail },
      ...(sells ? selling : asking),
    ],
    today,
  );
  return section('plan', title, [schedule]);
}

/** Seven dated steps before a business is bought. */
export function purchasePlan({ text }: Own, today: Day): Section {
  const first = weekdayFrom(addDays(today, 1), 'monday');
  const schedule = scheduleBlock(
    ownWords.plan.calendar(text),
    ownWords.purchase.entries.map(({ day, ...entry }) => ({ date: addDays(first, day), ...entry })),
    today,
  );
  return section('plan', words.plan.title, [schedule]);
}

/** Each part of an idea with several: our figures, or a blank; and those we know together. */
export function partsSection({ parts }: Own, hours: number): Section[] {
  if (parts.length < 2 || parts.every((part) => !part.known)) return [];
  const { title, columns, blank, unknown, together: sum } = ownWords.parts;
  const known = parts.flatMap((part) => part.known ?? []).filter((one, index, all) => all.indexOf(one) === index);
  const open = parts.filter((part) => !part.known).map(({ text }) => text);
  const both = together(known, hours);
  const sold = known.map(
    ({ idea }, at) => `${both.units[at]} ${both.units[at] === 1 ? idea.unit.one : idea.unit.other}`,
  );
  return [
    section('parts', title, [
      {
        type: 'table',
        caption: title,
        columns: [
          { label: columns.part },
          { label: columns.price, figures: true },
          { label: columns.cost, figures: true },
          { label: columns.time },
          { label: columns.hourly, figures: true },
        ],
        rows: parts.map(({ text, known: one }) =>
          one
            ? [
                `${text} (${one.idea.unit.one})`,
                formatMoney(one.figures.assumptions.price),
                formatMoney(one.figures.assumptions.cost),
                ownWords.time(one.figures.assumptions.minutes),
                one.figures.hourly === undefined ? words.table.noSale : formatMoney(one.figures.hourly),
              ]
            : [text, blank, blank, blank, blank],
        ),
      },
      prose([
        known.length > 1 && sum(hours, sold, formatMoney(both.left)),
        known.length > 0 && open.length > 0 && unknown(open),
      ]),
    ]),
  ];
}
