import type { Section, TableBlock } from '@lampstand/sdk/app';
import { callout, capitalize, listOf, paragraphOf, section } from '../../../app-kit/index.ts';
import type { Food, Span } from '../data/food.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import type { StoreLine } from '../solve/store-list.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { preserveWords } from '../words-preserve.en.ts';
import { bullets, commonSection, guidanceCallout, lower, ownRule, spanText, timesTable } from './shared.ts';

const texts = preserveWords.store;
/** Foods that a title names. */
const MOST_NAMED = 4;

export type StoreSolved = Extract<Solved, { mode: 'store' }>;

export function storeTitle({ lines, typed }: StoreSolved): string {
  const [first, second] = lines;
  if (!first) return typed ? words.title.store(typed) : words.title.storeNone;
  if (!second) return words.title.store(lower(first.food?.name ?? first.name));
  return lines.length > MOST_NAMED
    ? words.title.storeMany(lines.length)
    : words.title.store(listOf(lines.map(({ name }) => lower(name))));
}

/** How to keep each food, and every time that the table has for it. */
export function storeSections({ lines, foods, honeyForBaby }: StoreSolved): Section[] {
  const [first, second] = lines;
  if (!first)
    return [
      section('next', texts.next, [callout('caution', texts.unknown, { title: texts.unknownTitle })], {
        bare: true,
      }),
      commonSection(),
      rules(['two-hours', 'dates']),
    ];
  const honey = !honeyForBaby && foods.some(({ id }) => id === 'honey') && guidanceCallout('honey', 'caution');
  const sections = second ? severalSections(lines) : oneSections(first);
  return [
    ...sections,
    ...(honey ? [section('honey', texts.next, [honey], { bare: true })] : []),
    rules([...new Set(foods.flatMap(rulesFor))]),
  ];
}

function oneSections({ food, advice, name }: StoreLine): Section[] {
  const own = food && ownRule(food);
  const text = paragraphOf([advice, food?.needsCold === 'always' && !own && texts.cold, own && guidance[own].text]);
  return [
    section('next', texts.next, [callout('next', text || name, { title: texts.next })], { bare: true }),
    ...(food ? [section('times', words.sections.table, [timesTable(food)])] : []),
  ];
}

function severalSections(lines: readonly StoreLine[]): Section[] {
  const unknown = lines.filter(({ food }) => !food).map(({ name }) => name);
  const known = lines.filter(({ food }) => food);
  return [
    section('next', texts.next, [
      bullets(known.map(({ name, advice }) => texts.line(capitalize(name), advice))),
      unknown.length > 0 && callout('caution', texts.unknownIn(listOf(unknown))),
    ]),
    section('times', words.sections.table, [linesTable(lines), callout('info', texts.several)]),
  ];
}

/** One row for each food. */
function linesTable(lines: readonly StoreLine[]): TableBlock {
  const { pantry, fridge, freezer } = words.slots;
  return {
    type: 'table',
    caption: words.sections.table,
    columns: [{ label: words.table.food }, { label: pantry }, { label: fridge }, { label: freezer }],
    rows: lines.map(({ name, food, times, part }) => [
      capitalize(name),
      cell(times.pantry, part ? undefined : food?.times.pantryOpened),
      cell(times.fridge, part ? undefined : food?.times.fridgeOpened),
      cell(times.freezer),
    ]),
  };
}

function cell(span: Span | undefined, opened?: Span): string {
  if (span !== undefined) return spanText(span);
  return opened === undefined ? texts.noTime : texts.onceOpen(spanText(opened));
}

function rulesFor(food: Food): GuidanceId[] {
  const { id, needsCold, baby, kind } = food;
  const own = ownRule(food);
  // The rules of all other food don't hold beside it.
  if (own) return [own, 'fridge-temperature', 'honey'];
  return [
    ...(needsCold === 'never' ? [] : (['two-hours'] as const)),
    'fridge-temperature',
    'freezer',
    ...(kind === 'canned' ? (['commercial-cans'] as const) : []),
    ...(id === 'honey' || baby ? (['honey'] as const) : []),
    'dates',
  ];
}

const rules = (ids: readonly GuidanceId[]) =>
  section(
    'rules',
    words.sections.rules,
    ids.map((id) => guidanceCallout(id)),
    { folded: true },
  );
