import type { Block, Section, TableBlock } from '@lampstand/sdk/app';
import {
  addMonthsToDay,
  callout,
  checklist,
  listOf,
  paragraphOf,
  prose,
  scheduleBlock,
  section,
  sectionIfAny,
  steps,
} from '../../../app-kit/index.ts';
import { canningSource, dialPounds, shortWaterBands, waterBands } from '../data/canning.ts';
import type { Food, TableSource } from '../data/food.ts';
import {
  blanchMinutes,
  cookBeforeFreezing,
  drying,
  fermenting,
  freezeRaw,
  freezing,
  preservingSource,
  vacuum,
} from '../data/preserving.ts';
import { refusedWays } from '../data/refusals.ts';
import { boilMinutes, type PressureCanning, type WaterCanning } from '../solve/canning.ts';
import { openWays, type Preserving, type Refused } from '../solve/preserve.ts';
import { isRange } from '../solve/spans.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { preserveWords } from '../words-modes.en.ts';
import { foodName } from './safe.ts';
import { dateText, guidanceCallout, spanText, timesTable } from './shared.ts';
import { lower } from './store.ts';

export type PreserveSolved = Extract<Solved, { mode: 'preserve' }>;
const texts = preserveWords;

export function preserveTitle(solved: PreserveSolved): string {
  const name = foodName(solved);
  return solved.preserving.way === 'refused' ? words.title.preserveNo(name) : words.title.preserve(name);
}

export const preserveSources = ({ preserving }: PreserveSolved): TableSource[] =>
  preserving.way === 'freeze' || preserving.way === 'dry' || preserving.way === 'ferment' || preserving.way === 'vacuum'
    ? [preservingSource]
    : [canningSource];

/** The steps of one way, or why there are none and what is safe instead. */
export function preserveSections(solved: PreserveSolved): Section[] {
  const { preserving } = solved;
  switch (preserving.way) {
    case 'refused':
      return refusedSections(preserving, solved);
    case 'choices':
      return choiceSections(preserving.food);
    case 'pressure':
    case 'water-bath':
      return canningSections(preserving, solved);
    default:
      return homeSections(preserving.way, preserving.food);
  }
}

/** Why it is refused, and what is safe instead, as two sentences. */
export function refusalText(refused: Refused, food: Food | undefined): { why: string; instead: string } {
  const { refused: say } = texts;
  const name = food ? lower(food.name) : words.unknownFood.toLowerCase();
  switch (refused.kind) {
    case 'never':
      return { why: `${refused.refusal.title}: ${lower(refused.refusal.why)}`, instead: refused.refusal.instead };
    case 'not-for-canning':
      return { why: refused.text, instead: say.freezeInstead };
    case 'low-acid-in-water':
      return {
        why: say.lowAcid(food?.name ?? words.unknownFood),
        instead: refused.pressure ? say.usePressure : say.freezeInstead,
      };
    case 'no-process':
      return { why: say.noProcess(name), instead: say.freezeInstead };
    case 'jar':
      return { why: say.jar, instead: say.jarInstead };
    case 'altitude':
      return { why: say.altitude, instead: say.altitudeInstead };
    case 'way':
      return { why: say.way, instead: say.wayInstead };
    case 'mixture':
      return { why: say.mixture(listOf(refused.foods.map((each) => lower(each.name)))), instead: say.mixtureInstead };
    case 'no-ferment':
      return { why: say.noFerment, instead: say.fermentInstead };
    case 'no-drying':
      return { why: say.noDrying, instead: say.dryInstead };
    case 'no-food':
      return { why: say.noFood, instead: say.noFoodInstead };
  }
}

function refusedSections(
  { refused, food }: Extract<Preserving, { way: 'refused' }>,
  { foods }: PreserveSolved,
): Section[] {
  const { why, instead } = refusalText(refused, food);
  const shown = food ?? foods[0];
  const ways = shown && refused.kind !== 'jar' ? openWays(shown) : [];
  return [
    section(
      'verdict',
      texts.refused.title,
      [
        callout('caution', why, { title: texts.refused.title }),
        callout('next', paragraphOf([instead, ...ways.map((way) => texts.ways[way])]), {
          title: texts.refused.instead,
        }),
      ],
      { bare: true },
    ),
    ...(shown ? [section('times', words.sections.table, [timesTable(shown)], { folded: true })] : []),
    section('never', texts.refused.ways, [prose([refusedWays.map((line) => `- ${line}`).join('\n')])], {
      folded: true,
    }),
    section(
      'rules',
      words.sections.rules,
      [guidanceCallout('botulism', 'caution'), guidanceCallout('throw-out-jar', 'caution')],
      { folded: true },
    ),
  ];
}

function choiceSections(food: Food): Section[] {
  const ways = openWays(food);
  const text = ways.length > 0 ? texts.ways.next : texts.ways.none;
  return [
    section('ways', texts.ways.title, [
      prose([ways.map((way) => `- ${texts.ways[way]}`).join('\n')]),
      callout('next', text),
    ]),
    section('times', words.sections.table, [timesTable(food)]),
    section('never', texts.refused.ways, [prose([refusedWays.map((line) => `- ${line}`).join('\n')])], {
      folded: true,
    }),
  ];
}

type Canning = Extract<Preserving, { way: 'pressure' | 'water-bath' }>;

function canningSections(canning: Canning, { today, typed }: PreserveSolved): Section[] {
  const { process, step } = canning.canning;
  const say = texts.canning;
  const isPressure = canning.way === 'pressure';
  const lowAcid = isPressure && canning.food.acid === 'low';
  const close = { folded: true };
  return [
    section(
      'process',
      isPressure ? say.pressureTitle : say.waterTitle,
      [
        callout('next', paragraphOf([process.title, '–', say.recipe].map(String)).replace(' – ', '. '), {
          title: isPressure ? say.pressureTitle : say.waterTitle,
        }),
        stats(canning),
        lowAcid && callout('caution', say.boilFirst(boilMinutes(canning.feet))),
        step.ofLarger && prose([say.ofLarger]),
      ],
      { bare: true },
    ),
    section('prepare', say.prepare, [steps(process.prepare)], close),
    section(
      'fill',
      say.process,
      [
        steps([
          !isPressure && canning.canning.process.acid && say.acid,
          say.fill(process.headspace),
          ...(isPressure
            ? say.pressureSteps(step.minutes, canning.canning.dial, canning.canning.weight, canning.canner)
            : say.waterSteps(step.minutes)),
          ...say.after,
        ]),
      ],
      close,
    ),
    ...sectionIfAny(
      'limits',
      say.limits,
      [(process.limits ?? []).length > 0 && prose([(process.limits ?? []).map((line) => `- ${line}`).join('\n')])],
      close,
    ),
    section(
      'begin',
      say.begin,
      [checklist([...say.beginItems, isPressure && canning.canner !== 'weighted' && say.dialCheck])],
      close,
    ),
    section(
      'altitude',
      say.altitudeTable,
      [isPressure ? pressureTable(canning.canning) : waterTable(canning.canning)],
      close,
    ),
    section('label', words.sections.label, labelBlocks(typed || canning.food.name, today), close),
    section(
      'signs',
      words.sections.signs,
      [
        prose([words.signsList.map((line) => `- ${line}`).join('\n')]),
        guidanceCallout('botulism', 'caution'),
        guidanceCallout('throw-out-jar', 'caution'),
      ],
      close,
    ),
    section(
      'never',
      texts.refused.ways,
      [prose([refusedWays.map((line) => `- ${line}`).join('\n')]), prose([say.source])],
      close,
    ),
  ];
}

function stats(canning: Canning): Block {
  const say = texts.canning;
  const { step } = canning.canning;
  const jar = words.jars[step.jar];
  const minutes = { value: say.minutes(step.minutes), label: say.timeLabel(jar), detail: say.feetLabel(canning.feet) };
  if (canning.way === 'water-bath') return { type: 'stat', items: [minutes] };
  const dial = { value: say.pounds(canning.canning.dial), label: say.dialLabel };
  const weight = { value: say.pounds(canning.canning.weight), label: say.weightLabel };
  const shown = canning.canner === 'dial' ? [dial] : canning.canner === 'weighted' ? [weight] : [dial, weight];
  return { type: 'stat', items: [minutes, ...shown] };
}

function pressureTable({ process, step }: PressureCanning): TableBlock {
  const { altitudeColumns, toFeet } = texts.canning;
  // The weight changes at 1,000 feet, the dial at each 2,000.
  const edges = [1_000, ...dialPounds.map(({ to }) => to)];
  const rows = edges.map((to, index) => [
    toFeet(edges[index - 1] ?? 0, to),
    String(step.minutes),
    String(dialPounds.find((band) => to <= band.to)?.pounds ?? ''),
    to <= 1_000 ? '10' : '15',
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
    rows,
  };
}

function waterTable({ process, step }: WaterCanning): TableBlock {
  const { altitudeColumns, toFeet, aboveFeet } = texts.canning;
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

function labelBlocks(name: string, today: string): Block[] {
  const by = addMonthsToDay(today, 12);
  return [
    prose([texts.canning.eatWithin(dateText(by))]) as Block,
    {
      type: 'cards',
      items: [
        {
          title: name,
          text: words.label.text(
            words.sinceVerb('home-canned', false),
            dateText(today),
            dateText(by),
            words.inPlace.pantry,
          ),
        },
      ],
    },
    scheduleBlock(words.label.reminders, [{ date: by, title: words.label.eat(name), detail: words.label.best }], today),
  ];
}

function homeSections(way: 'freeze' | 'dry' | 'ferment' | 'vacuum', food: Food): Section[] {
  const title = texts[way].title;
  return [
    section('steps', title, [
      ...(way === 'vacuum' ? vacuumBlocks(food) : [steps(stepsFor(way, food))]),
      way === 'freeze' && freezeNote(food),
    ]),
    section('times', words.sections.table, [timesTable(food)]),
    section('signs', words.sections.signs, [prose([words.signsList.map((line) => `- ${line}`).join('\n')])], {
      folded: true,
    }),
  ];
}

function freezeNote({ noFreeze, times }: Food): Block {
  const { notAdvised, keeps, keepsOpen } = texts.freeze;
  const text = noFreeze ? notAdvised : isRange(times.freezer) ? keeps(spanText(times.freezer)) : keepsOpen;
  return callout(noFreeze ? 'caution' : 'info', text);
}

function vacuumBlocks({ needsCold, state }: Food): (Block | undefined)[] {
  const cold = needsCold !== 'never' || state === 'fresh';
  return [
    callout('caution', `${vacuum.text} ${cold ? texts.vacuum.cold : texts.vacuum.dry}`),
    prose([vacuum.rules.map((line) => `- ${line}`).join('\n')]),
  ];
}

function stepsFor(way: 'freeze' | 'dry' | 'ferment', food: Food): readonly string[] {
  const { id, kind } = food;
  if (way === 'ferment') return id === 'cucumbers' || id === 'pickles' ? fermenting.cucumbers : fermenting.cabbage;
  if (way === 'dry')
    return id === 'herbs-fresh'
      ? drying.herb
      : kind === 'meat'
        ? drying.meat
        : kind === 'fruit'
          ? drying.fruit
          : drying.vegetable;
  return [...freezingSteps(food), freezing.all];
}

function freezingSteps({ id, kind, state }: Food): readonly string[] {
  const blanch = blanchMinutes[id];
  if (blanch) return freezing.vegetables(blanch);
  if ((cookBeforeFreezing as readonly string[]).includes(id)) return freezing.cooked;
  if ((freezeRaw as readonly string[]).includes(id)) return freezing.raw;
  if (kind === 'fruit') return freezing.fruit;
  if (id === 'eggs-in-the-shell' || id === 'raw-egg-whites-or-yolks') return freezing.egg;
  if (state === 'cooked' || kind === 'cooked') return freezing.dish;
  return kind === 'meat' || kind === 'poultry' || kind === 'fish' ? freezing.meat : freezing.other;
}
