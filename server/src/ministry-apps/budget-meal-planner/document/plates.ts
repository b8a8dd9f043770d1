import type { Section } from '@lampstand/sdk/app';
import { prose, section } from '../../../app-kit/index.ts';
import { foodOf } from '../data/foods/index.ts';
import type { PricedMenu } from '../menu.ts';
import { words } from '../texts.en.ts';
import { filled, type View } from './view.ts';

/** Meals of a plan that have a kind of food: each is counted with the dish that is eaten, exchanges included. */
export function countPlates(plan: Pick<PricedMenu, 'meals' | 'cookings'>) {
  const key = ({ recipe = '', instead = [] }: { recipe?: string; instead?: readonly object[] }) =>
    `${recipe} ${JSON.stringify(instead)}`;
  const parts = new Map(plan.cookings.map((cooking) => [key(cooking), cooking.parts]));
  const meals = plan.meals.filter(({ recipe }) => recipe !== undefined);
  const count = (fits: (food: ReturnType<typeof foodOf>) => boolean) =>
    meals.filter((meal) => (parts.get(key(meal)) ?? []).some(({ food, optional }) => !optional && fits(foodOf(food))))
      .length;
  return {
    meals: meals.length,
    vegetables: count(({ group }) => group === 'vegetable' || group === 'fruit'),
    beans: count(({ pulse }) => pulse === true),
    whole: count(({ group }) => group === 'whole-grain'),
  };
}

/** How many meals have vegetables, beans and whole grain. No number of calories is ever given. */
export function plates({ plan }: View): Section {
  const { nutrition: texts } = words;
  const { vegetables, beans, whole, meals } = countPlates(plan);
  return section('plates', texts.title, [
    prose([
      texts.text(vegetables, beans, whole, meals),
      vegetables < filled(plan).length * 0.8 && texts.more,
      texts.none,
    ]),
  ]);
}
