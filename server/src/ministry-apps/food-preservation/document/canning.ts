import type { Block, Section, TableBlock } from '@lampstand/sdk/app';
import {
  addMonthsToDay,
  callout,
  checklist,
  type Day,
  prose,
  scheduleBlock,
  section,
  sectionIfAny,
  steps,
} from '../../../app-kit/index.ts';
import { dialPounds, MOST_FEET_UNDER_PRESSURE, shortWaterBands, waterBands, weightPounds } from '../data/canning.ts';
import { refusedWays } from '../data/refusals.ts';
import { boilMinutes, type PressureCanning, type WaterCanning } from '../solve/canning.ts';
import type { Preserving } from '../solve/preserve.ts';
import { words } from '../words.en.ts';
import { preserveWords } from '../words-preserve.en.ts';
import { bullets, dateText, guidanceCallout, signsSection } from './shared.ts';

const say = preserveWords.canning;

type Canning = Extract<Preserving, { way: 'pressure' | 'water-bath' }>;

/** One tested process for one altitude: its figures and steps are open, what surrounds it is folded. */
export function canningSections(canning: Canning, name: string, today: Day): Section[] {
  const { process, step } = canning.canning;
  const isPressure = canning.way === 'pressure';
  const limits = process.limits ?? [];
  const close = { folded: true };
  const title = isPressure ? say.pressureTitle : say.waterTitle;
  return [
    section(
      'process',
      title,
      [
        callout('next', `${process.title}.`, { title }),
        stats(canning),
        limits.length > 0 && callout('caution', limits.join(' '), { title: say.limits }),
        step.ofLarger && prose([say.ofLarger]),
      ],
      { bare: true },
    ),
    section('fill', say.process, [steps([...process.prepare, ...fillSteps(canning)])]),
    section(
      'after',
      say.afterTitle,
      [steps(say.after), isPressure && callout('caution', say.boilFirst(boilMinutes(canning.feet)))],
      close,
    ),
    section(
      'begin',
      say.begin,
      [checklist([...say.beginItems, isPressure && say.dialCheck]), prose([say.recipe])],
      close,
    ),
    section(
      'altitude',
      say.altitudeTable,
      [isPressure ? pressureTable(canning.canning) : waterTable(canning.canning)],
      close,
    ),
    ...sectionIfAny('label', words.sections.label, labelBlocks(name, today), close),
    signsSection([guidanceCallout('botulism', 'caution'), guidanceCallout('throw-out-jar', 'caution')]),
    section('never', preserveWords.refused.ways, [bullets(refusedWays), prose([say.source])], close),
  ];
}

/** Minutes and pounds up to the highest altitude of the tables, for someone who lives above it. */
export const pressureTimesSection = (canning: PressureCanning): Section =>
  section('altitude', say.altitudeTable, [pressureTable(canning)]);

function fillSteps(canning: Canning): (string | undefined | false)[] {
  const { process, step } = canning.canning;
  if (canning.way === 'water-bath')
    return [canning.canning.process.acid && say.acid, say.fill(process.headspace), ...say.waterSteps(step.minutes)];
  const { dial, weight } = canning.canning;
  return [say.fill(process.headspace), ...say.pressureSteps(step.minutes, dial, weight)];
}

function stats(canning: Canning): Block {
  const { step } = canning.canning;
  const jar = words.jars[step.jar];
  const minutes = { value: say.minutes(step.minutes), label: say.timeLabel(jar), detail: say.feetLabel(canning.feet) };
  if (canning.way === 'water-bath') return { type: 'stat', items: [minutes] };
  const dial = { value: say.pounds(canning.canning.dial), label: say.dialLabel };
  const weight = { value: say.pounds(canning.canning.weight), label: say.weightLabel };
  return { type: 'stat', items: [minutes, dial, weight] };
}

function pressureTable({ process, step }: PressureCanning): TableBlock {
  const { altitudeColumns, toFeet, aboveFeet, noTable } = say;
  // The weight changes at 1,000 feet, the dial at each 2,000.
  const edges = [1_000, ...dialPounds.map(({ to }) => to)];
  const rows = edges.map((to, index) => [
    toFeet(edges[index - 1] ?? 0, to),
    String(step.minutes),
    String(dialPounds.find((band) => to <= band.to)?.pounds ?? ''),
    String(weightPounds.find((band) => to <= band.to)?.pounds ?? ''),
  ]);
  const { altitude, minutes, dial, weight } = altitudeColumns;
  return {
    type: 'table',
    caption: process.title,
    columns: [
      { label: altitude },
      { label: minutes, figures: true },
      { label: dial, figures: true },
      { label: weight, figures: true },
    ],
    rows: [...rows, [aboveFeet(MOST_FEET_UNDER_PRESSURE), noTable, '–', '–']],
  };
}

function waterTable({ process, step }: WaterCanning): TableBlock {
  const { altitudeColumns, toFeet, aboveFeet } = say;
  const jar = step.ofLarger ? 'pint' : step.jar;
  const minutes = process.minutes[jar] ?? [];
  const bands = minutes.length === shortWaterBands.length ? shortWaterBands : waterBands;
  const rows = minutes.map((time, index) => {
    const to = bands[index] ?? Number.POSITIVE_INFINITY;
    const from = bands[index - 1] ?? 0;
    return [Number.isFinite(to) ? toFeet(from, to) : aboveFeet(from), String(time)];
  });
  return {
    type: 'table',
    caption: process.title,
    columns: [{ label: altitudeColumns.altitude }, { label: altitudeColumns.minutes, figures: true }],
    rows,
  };
}

function labelBlocks(name: string, today: Day): (Block | undefined)[] {
  const by = addMonthsToDay(today, 12);
  const text = words.label.text(
    words.sinceVerb('home-canned', false),
    dateText(today),
    dateText(by),
    words.inPlace.pantry,
  );
  return [
    prose([say.eatWithin(dateText(by))]),
    { type: 'cards', items: [{ title: name, text }] },
    scheduleBlock(words.label.reminders, [{ date: by, title: words.label.eat(name), detail: words.label.best }], today),
  ];
}
