import type { Block, Section, TableBlock } from '@lampstand/sdk/app';
import { addMonthsToDay, callout, checklist, countOf, prose, scheduleBlock, section } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import type { PlanLine, PlanResult } from '../solve/plan.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { planWords as texts } from '../words-plan.en.ts';
import { guidanceCallout, spanText, whenText } from './shared.ts';

export type PlanSolved = Extract<Solved, { mode: 'plan' }>;

/** Rows that are open at once. */
const VISIBLE = 5;

export const planTitle = ({ plan }: PlanSolved) => words.title.plan(texts.days(plan.days), texts.people(plan.people));

/** What to do first, the figures and the amounts; then how to keep it turning. */
export function planSections({ plan }: PlanSolved): Section[] {
  const { steps, days, today, household } = plan;
  if (plan.people === 0)
    return [section('next', texts.tableTitle, [callout('caution', texts.noPeople)], { bare: true })];
  const when = (day: string) => whenText(day, today);
  const close = { folded: true };
  return [
    section(
      'next',
      texts.tableTitle,
      [
        {
          type: 'stat',
          items: [
            { value: texts.gallons(plan.waterGallons), label: texts.waterLabel(plan.waterDays) },
            { value: texts.weeks(plan.weeks), label: texts.weeksLabel },
          ],
        },
        callout(
          'next',
          texts.next(
            when(steps.threeDays),
            hasTwoWeeks(plan) ? when(steps.twoWeeks) : undefined,
            when(steps.all),
            days,
          ),
        ),
        plan.noCook && callout('info', texts.cold),
        household.babies > 0 && callout('caution', texts.babies(household.babies)),
        plan.lines.length > 0 && amounts(plan),
        callout('info', texts.money, { contacts: contactsOf('local-help') }),
      ],
      { bare: true },
    ),
    section('also', texts.check, [checklist([...texts.checkItems, !plan.noCook && texts.coldItem])], close),
    section('turn', texts.turn, [checklist(texts.turnItems)], close),
    section('reminders', texts.reminders.title, [reminders(plan)], close),
    section(
      'rules',
      words.sections.rules,
      [
        guidanceCallout('water'),
        guidanceCallout('less-food'),
        guidanceCallout('food-groups'),
        prose([texts.basis]),
        household.babies > 0 && guidanceCallout('formula'),
        household.babies > 0 && guidanceCallout('honey'),
      ],
      close,
    ),
  ];
}

function amounts({ lines }: PlanResult): TableBlock {
  const { food, amount, week, turn } = texts.columns;
  return {
    type: 'table',
    caption: texts.caption,
    columns: [{ label: food }, { label: amount }, { label: week }, { label: turn }],
    rows: lines.map(({ staple, packages, aWeek, pantry }: PlanLine) => [
      staple.name,
      countOf(packages, staple),
      String(aWeek),
      pantry === undefined ? '' : spanText(pantry),
    ]),
    visibleRows: VISIBLE,
  };
}

/** Two weeks are a step of their own only when they come before the end. */
const hasTwoWeeks = ({ steps }: PlanResult) => steps.twoWeeks < steps.all;

function reminders(plan: PlanResult): Block {
  const { steps, days, today } = plan;
  const { three, two, all, check, checkDetail, title } = texts.reminders;
  return scheduleBlock(
    title,
    [
      { date: steps.threeDays, title: three },
      ...(hasTwoWeeks(plan) ? [{ date: steps.twoWeeks, title: two }] : []),
      ...(days > 3 ? [{ date: steps.all, title: all }] : []),
      ...[6, 12, 18, 24].map((months) => ({ date: addMonthsToDay(today, months), title: check, detail: checkDetail })),
    ],
    today,
  );
}
