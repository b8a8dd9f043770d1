import type { Section } from '@lampstand/sdk/app';
import { callout, listOf, paragraphOf, section } from '../../../app-kit/index.ts';
import type { Food } from '../data/food.ts';
import type { GuidanceId } from '../data/guidance.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { preserveWords } from '../words-modes.en.ts';
import { commonSection, guidanceCallout, lower, timesTable } from './shared.ts';

const texts = preserveWords.store;
/** Tables of foods at once. */
const MOST_TABLES = 4;

export function storeTitle({ foods, typed }: Solved): string {
  if (foods.length === 0) return typed ? words.title.store(typed) : words.title.storeNone;
  return words.title.store(listOf(foods.slice(0, MOST_TABLES).map(({ name }) => lower(name))));
}

/** How to keep a food, and every time that the table has for it. */
export function storeSections({ foods }: Solved): Section[] {
  const [first] = foods;
  if (!first)
    return [
      section('next', texts.next, [callout('caution', texts.unknown, { title: words.outcome['cannot-tell'] })], {
        bare: true,
      }),
      commonSection(),
      rules(['two-hours', 'dates']),
    ];
  const shown = foods.slice(0, MOST_TABLES);
  return [
    section(
      'next',
      texts.next,
      [callout('next', paragraphOf([howTo(first), foods.length > 1 && texts.several]), { title: texts.next })],
      { bare: true },
    ),
    section('times', words.sections.table, shown.map(timesTable)),
    rules(rulesFor(first)),
  ];
}

function howTo({ kind, state, needsCold, baby, times }: Food): string {
  if (baby) return texts.baby;
  if (kind === 'frozen') return texts.freezer;
  if (needsCold === 'always') return texts.cold;
  if (state === 'fresh') return texts.fresh;
  return needsCold === 'never' && !times.fridge ? texts.shelf : needsCold === 'never' ? texts.shelf : texts.opened;
}

function rulesFor({ id, needsCold, baby, kind }: Food): GuidanceId[] {
  return [
    ...(needsCold === 'never' ? [] : (['two-hours'] as const)),
    'fridge-temperature',
    'freezer',
    ...(kind === 'canned' ? (['commercial-cans'] as const) : []),
    ...(id === 'honey' || baby ? (['honey'] as const) : []),
    ...(id.startsWith('baby-formula') ? (['formula'] as const) : []),
    ...(id.startsWith('breast-milk') ? (['breast-milk'] as const) : []),
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
