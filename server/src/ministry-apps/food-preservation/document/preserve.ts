import type { Section } from '@lampstand/sdk/app';
import { callout, capitalize, listOf, paragraphOf, section } from '../../../app-kit/index.ts';
import { canningSource, MOST_FEET_UNDER_PRESSURE } from '../data/canning.ts';
import type { Food, TableSource } from '../data/food.ts';
import { preservingSource } from '../data/preserving.ts';
import { type Refusal, refusals, refusedWays } from '../data/refusals.ts';
import { pressureCanning } from '../solve/canning.ts';
import { openWays, type Preserving, type Refused } from '../solve/preserve.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { preserveWords } from '../words-preserve.en.ts';
import { atHomeSections } from './at-home.ts';
import { canningSections, pressureTimesSection } from './canning.ts';
import { foodName } from './safe.ts';
import { bullets, guidanceCallout, lower, timesTable } from './shared.ts';

export type PreserveSolved = Extract<Solved, { mode: 'preserve' }>;
const texts = preserveWords;

export function preserveTitle(solved: PreserveSolved): string {
  const { preserving } = solved;
  const refusal =
    preserving.way === 'refused' && preserving.refused.kind === 'never' ? preserving.refused.name : undefined;
  const name = refusal ? capitalize(refusal) : foodName(solved);
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
      return [...equipmentSections(solved), ...canningSections(preserving, foodName(solved), solved.today)];
    default:
      return atHomeSections(preserving.way, preserving.food);
  }
}

/** What people can in and that is no canner. */
const noCanner =
  /\b(?:insta(?:nt)? ?pot|multi-?cooker|pressure cooker|oven|dishwasher|microwave|slow cooker|crock ?pot|open kettle|turkey fryer|upside down|paraffin|aspirin)\b/i;

/** A warning before the process for someone who names an oven or an electric pot. */
function equipmentSections({ input }: PreserveSolved): Section[] {
  if (!noCanner.test(input.food ?? '')) return [];
  const { title, notACanner } = texts.refused;
  return [section('equipment', title, [callout('caution', notACanner, { title })], { bare: true })];
}

/** Why it is refused, and what is safe instead, as two sentences. */
function refusalText(refused: Refused, food: Food | undefined): { why: string; instead: string } {
  const { refused: say } = texts;
  const name = food ? lower(food.name) : words.unknownFood.toLowerCase();
  switch (refused.kind) {
    case 'never':
      return { why: `${refused.refusal.title}: ${lower(refused.refusal.why)}`, instead: refused.refusal.instead };
    case 'not-for-canning':
      return { why: refused.text, instead: say.freezeInstead };
    case 'low-acid-in-water':
      return {
        why: say.lowAcid,
        instead: refused.pressure ? insteadUnderPressure(refused) : say.freezeInstead,
      };
    case 'no-process':
      return { why: say.noProcess(name), instead: say.freezeInstead };
    case 'other-recipe':
      return { why: say.otherRecipe(refused.title), instead: say.otherRecipeInstead(refused.jam) };
    case 'jar':
      return { why: say.jar, instead: say.jarInstead };
    case 'altitude':
      return { why: say.altitude, instead: say.altitudeInstead };
    case 'way':
      return wayText(refused.refusals);
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

/** A way that is never safe, and each food that is never canned. */
function wayText(foods: readonly Refusal[]): { why: string; instead: string } {
  const { refused: say } = texts;
  const whys = foods.map(({ title, why }) => `${title}: ${lower(why)}`);
  return {
    why: paragraphOf([say.way, ...whys]),
    instead: paragraphOf(foods.length > 0 ? foods.map(({ instead }) => instead) : [say.wayInstead]),
  };
}

type InWater = Extract<Refused, { kind: 'low-acid-in-water' }>;

function insteadUnderPressure({ feet, jar }: InWater): string {
  const { refused: say } = texts;
  if (jar === 'bigger') return `${say.usePressure} ${say.jar}`;
  return feet > MOST_FEET_UNDER_PRESSURE ? say.pressureTooHigh(feet) : say.pressureBelow;
}

/** The tested process in a pressure canner, for someone who wanted to use boiling water. */
function pressureSections(refused: Refused, food: Food | undefined, { today }: PreserveSolved): Section[] | undefined {
  if (refused.kind !== 'low-acid-in-water' || !refused.pressure || !food || refused.jar === 'bigger') return undefined;
  const { feet, jar, pressure } = refused;
  const canning = pressureCanning(pressure, jar, Math.min(feet, MOST_FEET_UNDER_PRESSURE));
  if (typeof canning === 'string') return undefined;
  return feet > MOST_FEET_UNDER_PRESSURE
    ? [pressureTimesSection(canning)]
    : canningSections({ way: 'pressure', food, canning, feet }, food.name, today);
}

function refusedSections(
  { refused, food, method }: Extract<Preserving, { way: 'refused' }>,
  solved: PreserveSolved,
): Section[] {
  const { why, instead } = refusalText(refused, food);
  const pressure = pressureSections(refused, food, solved);
  const shown = food ?? solved.foods[0];
  // What is never canned says itself what is safe.
  const ways =
    shown && refused.kind !== 'jar' && refused.kind !== 'never' ? openWays(shown).filter((way) => way !== method) : [];
  return [
    section(
      'verdict',
      texts.refused.title,
      [
        callout('caution', why, { title: texts.refused.title }),
        callout('next', instead, { title: texts.refused.instead }),
        !pressure && ways.length > 0 && bullets(ways.map((way) => texts.ways[way])),
      ],
      { bare: true },
    ),
    ...(pressure ?? []),
    ...(pressure?.some(({ id }) => id === 'never')
      ? []
      : [section('never', texts.refused.ways, [bullets(refusedWays)], { folded: true })]),
    section(
      'rules',
      words.sections.rules,
      [guidanceCallout('botulism', 'caution'), guidanceCallout('throw-out-jar', 'caution')],
      { folded: true },
    ),
  ];
}

/** Foods that people put into oil. */
const inOil = new Set(['garlic-whole-bulbs', 'herbs-fresh', 'hot-peppers', 'bell-peppers', 'mushrooms', 'tomatoes']);

function oilCallout() {
  const oil = refusals.find(({ id }) => id === 'garlic-in-oil');
  return oil && callout('caution', `${oil.why} ${oil.instead}`, { title: texts.refused.oil });
}

function choiceSections(food: Food): Section[] {
  const ways = openWays(food);
  const text = ways.length > 0 ? texts.ways.next : texts.ways.none;
  return [
    section('ways', texts.ways.title, [
      ways.length > 0 && bullets(ways.map((way) => texts.ways[way])),
      callout('next', text),
      inOil.has(food.id) && oilCallout(),
    ]),
    section('times', words.sections.table, [timesTable(food)]),
    section('never', texts.refused.ways, [bullets(refusedWays)], { folded: true }),
  ];
}
