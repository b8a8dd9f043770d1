import type { CalloutBlock, Section } from '@lampstand/sdk/app';
import { callout, listOf, present, sectionIfAny } from '../../../app-kit/index.ts';
import type { Allergen } from '../data/food.ts';
import { foodIds, foodOf } from '../data/foods/index.ts';
import { hasBaby } from '../people.ts';
import { allergensOf } from '../screen.ts';
import { words } from '../texts.en.ts';
import type { View } from './view.ts';

const { warnings: texts } = words;

/** What could hurt someone: never folded. */
export function warnings(view: View): Section[] {
  const { input, people, unknown } = view;
  const diets = input.diets ?? [];
  const info = (title: string, text: string) => callout('info', text, { title });
  const blocks: (CalloutBlock | undefined | false)[] = [
    unknown.avoid.length > 0 &&
      callout(input.allergies.length > 0 ? 'urgent' : 'caution', texts.unknownAllergy, {
        title: texts.unknownAllergyTitle(listOf(unknown.avoid, { last: 'or' })),
      }),
    hasBaby(people) && callout('caution', texts.baby, { title: texts.babyTitle }),
    allergies(view),
    choking(view),
    input.cold === 'none' && callout('caution', texts.noFridge, { title: texts.noFridgeTitle }),
    diets.includes('pregnancy') && callout('caution', texts.pregnancy, { title: texts.pregnancyTitle }),
    diets.includes('diabetes') && callout('caution', texts.diabetes, { title: texts.diabetesTitle }),
    diets.includes('low-sodium') && info(texts.saltTitle, texts.salt),
    diets.includes('halal') && info(texts.halalTitle, texts.halal),
    diets.includes('kosher') && info(texts.kosherTitle, texts.kosher),
  ];
  return sectionIfAny('warnings', texts.title, present(blocks));
}

/** What was left out for allergies, with the foods in which it hides. */
function allergies({ input, avoided }: View): CalloutBlock | undefined {
  const allergens = allergensOf(input).filter((one, _, all) => !(one === 'wheat' && all.includes('gluten')));
  const things = leftOutOf(input, avoided);
  if (things.length === 0) return undefined;
  const hidden = foodIds.flatMap((id) => {
    const { hidden: why, contains, can } = foodOf(id);
    const here = allergens.filter((one) => contains.includes(one) || can.includes(one));
    return why && here.some((one) => sayings[one].test(why)) ? [why] : [];
  });
  // The first of the table would all be sausages: a few from the whole of it.
  const step = Math.max(1, Math.ceil(hidden.length / 2));
  const some = hidden.filter((_, index) => index % step === 0);
  const reasons = allergens.includes('soy') ? [...some.slice(0, 1), texts.soyOil] : some;
  return callout('caution', texts.allergy(reasons), { title: texts.allergyTitle(things) });
}

/** The allergens and other foods that are left out, in words, each once. */
export function leftOutOf(input: View['input'], others: readonly string[]): string[] {
  const allergens = allergensOf(input).filter((one, _, all) => !(one === 'wheat' && all.includes('gluten')));
  return [...new Set([...allergens.map((one) => words.allergen(one)), ...others])];
}

/** How a sentence on what is hidden names the allergen. */
const sayings: { readonly [allergen in Allergen]: RegExp } = {
  milk: /milk|cheese/,
  egg: /egg/,
  fish: /fish|anchov/,
  shellfish: /shellfish|shrimp/,
  'tree-nuts': /nut/,
  peanuts: /nut/,
  wheat: /wheat|malt|flour/,
  soy: /soy/,
  sesame: /sesame/,
  gluten: /gluten|barley|wheat/,
};

function choking(view: View): CalloutBlock | undefined {
  if (!view.people.byAge.toddler) return undefined;
  const used = new Set(view.plan.cookings.flatMap(({ parts }) => parts.map(({ food }) => food)));
  const how = [...new Set([...used].flatMap((food) => foodOf(food).under4 ?? []))];
  return how.length > 0 ? callout('caution', texts.choking(how), { title: texts.chokingTitle }) : undefined;
}
