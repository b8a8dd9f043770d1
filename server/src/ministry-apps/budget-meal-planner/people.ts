import { portionOf } from './data/portions.ts';
import type { Age, MealInput } from './fields.ts';

/** Who eats, added up by age. */
export interface People {
  /** Everyone but babies under 1. */
  eaters: number;
  /** Tenths of grown-up servings of one meal. */
  portions: number;
  byAge: { readonly [age in Age]?: number };
}

/** `appetite` multiplies the servings; `extra` are tenths of a serving more, as in a pregnancy. */
export function readPeople(rows: MealInput['people'], { more = 0, appetite = 1, extra = 0 } = {}): People {
  const byAge: { [age in Age]?: number } = {};
  const add = (age: Age, count: number) => {
    if (count > 0) byAge[age] = (byAge[age] ?? 0) + count;
  };
  for (const { age, count } of rows) add(age, count);
  add('adult', more);
  const counted = Object.entries(byAge) as [Age, number][];
  const portions = counted.reduce((sum, [age, count]) => sum + portionOf[age] * count, 0);
  return {
    eaters: counted.reduce((sum, [age, count]) => sum + (age === 'baby' ? 0 : count), 0),
    portions: portions === 0 ? 0 : Math.round(appetite * portions) + extra,
    byAge,
  };
}

/** Children for whom some foods are a choking hazard. */
export const hasUnder4 = ({ byAge }: People) => (byAge.toddler ?? 0) + (byAge.baby ?? 0) > 0;
export const hasBaby = ({ byAge }: People) => (byAge.baby ?? 0) > 0;
export const hasChildren = ({ byAge }: People) =>
  (byAge.toddler ?? 0) + (byAge.child ?? 0) + (byAge['older-child'] ?? 0) > 0;
