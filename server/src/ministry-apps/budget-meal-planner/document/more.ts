import type { Block, CalloutBlock, Section } from '@lampstand/sdk/app';
import {
  callout,
  checklist,
  formatDay,
  heading,
  present,
  prose,
  section,
  sectionIfAny,
  steps,
} from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { foodOf } from '../data/foods/index.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import { recipeOf, recipes } from '../data/recipes/index.ts';
import { allergensIn } from '../food-words.ts';
import { hasChildren } from '../people.ts';
import { words } from '../texts.en.ts';
import { cardsOf, contents, heatOf } from './recipes.ts';
import { byAisle } from './shopping.ts';
import { dishName, filled, inSentence, missing, money, type View } from './view.ts';

/** Exchanges of one dish that save the most. */
export function swaps(view: View): Section[] {
  const { swaps: texts } = words;
  if (view.outcome !== 'fits' || view.plan.list.length === 0) return [];
  const lines = view.swaps.map(({ from, to, meals, cents }) =>
    texts.line(inSentence(from), dishName(to), money(cents), meals),
  );
  return [section('swaps', texts.title, [lines.length > 0 ? checklist(lines) : prose([texts.none])])];
}

/** The whole plan of the lowest price, where the money doesn't reach. */
export function cheapestPlan(view: View): Section[] {
  const { cheapest: texts } = words;
  const { cheapest } = view;
  if (!cheapest || filled(cheapest).length === 0) return [];
  const times = new Map<string, number>();
  for (const { recipe } of filled(cheapest)) times.set(recipe, (times.get(recipe) ?? 0) + 1);
  return [
    section('cheapest', texts.title(money(cheapest.till)), [
      prose([texts.text(money(missing(view)))]),
      {
        type: 'table',
        caption: texts.tableCaption,
        columns: [{ label: texts.dish }, { label: texts.times, figures: true }],
        rows: [...times].map(([recipe, count]) => [dishName(recipe), String(count)]),
      },
      heading(texts.listCaption),
      ...byAisle(view, cheapest.list),
      heading(texts.recipes),
      ...cardsOf(view, cheapest),
    ]),
  ];
}

/** Programs that give food or money for it. Numbers to call are in the next step, above. */
export function help({ people, input }: View): Section {
  const { help: texts } = words;
  const small = (people.byAge.baby ?? 0) + (people.byAge.toddler ?? 0) + (people.byAge.child ?? 0) > 0;
  const of = (id: 'snap' | 'wic' | 'school') =>
    callout('info', guidance[id].text, { title: guidance[id].title, contacts: guidance[id].contacts });
  return section('help', texts.title, [
    !input.benefits?.includes('snap') && of('snap'),
    (small || input.diets?.includes('pregnancy')) && !input.benefits?.includes('wic') && of('wic'),
    hasChildren(people) && of('school'),
    (people.byAge.senior ?? 0) > 0 &&
      callout('info', guidance.seniors.text, { title: guidance.seniors.title, contacts: contactsOf('eldercare') }),
    prose([guidance.thrifty.text]),
  ]);
}

/** For a group: portions, holding and cooling, and a card with the allergens. */
export function forGroup(view: View): Section[] {
  const { group: texts } = words;
  const { input, people, plan } = view;
  const [dish] = plan.cookings;
  if (input.mode !== 'group' || !dish) return [];
  return [
    section('group', texts.title, [
      prose([texts.facts(String(people.portions / 10), people.eaters)]),
      steps(texts.rules),
      heading(texts.sign),
      prose([texts.signText(dishName(dish.recipe, dish.instead), contents(dish))]),
      ...otherDishes(view),
    ]),
  ];
}

/** Other dishes that the money buys for a group, with what they contain. */
function otherDishes({ others }: View): Block[] {
  const { group: texts } = words;
  if (others.length === 0) return [];
  const { dish, till, contains } = texts.otherColumns;
  return present<Block>([
    heading(texts.others),
    prose([texts.othersText]),
    {
      type: 'table',
      caption: texts.others,
      columns: [{ label: dish }, { label: till, figures: true }, { label: contains }],
      rows: others.map(({ recipe, till: cents }) => {
        const of = allergensIn(recipeOf(recipe).parts.filter(({ optional }) => !optional)).contains;
        return [dishName(recipe), money(cents), of.length > 0 ? words.allergens(of) : texts.nothing];
      }),
    },
  ]);
}

/** How many meals have vegetables, beans and whole grain. No number of calories is ever given. */
export function nutrition({ plan }: View): Section {
  const { nutrition: texts } = words;
  const dishes = new Map(plan.cookings.map((cooking) => [cooking.recipe, cooking.parts]));
  const meals = filled(plan);
  const with_ = (fits: (food: ReturnType<typeof foodOf>) => boolean) =>
    meals.filter(({ recipe }) => (dishes.get(recipe) ?? []).some(({ food }) => fits(foodOf(food)))).length;
  const vegetables = with_(({ group }) => group === 'vegetable' || group === 'fruit');
  const beans = with_(({ group, name }) => group === 'protein' && /beans|lentils|split peas|chickpeas/.test(name));
  return section('plates', texts.title, [
    prose([
      texts.text(
        vegetables,
        beans,
        with_(({ group }) => group === 'whole-grain'),
        meals.length,
      ),
      vegetables < meals.length * 0.8 && texts.more,
      texts.none,
    ]),
  ]);
}

/** How entries were read that can be read in more than one way. */
export function notices(view: View): CalloutBlock[] {
  const { read: texts } = words;
  const { unknown, guessed, people, input } = view;
  const sentences = present([
    unknown.have.length > 0 && texts.unknownHave(unknown.have),
    guessed.length > 0 && texts.guessed(guessed),
    unknown.prices.length > 0 && texts.unknownPrices(unknown.prices),
    people.eaters > 200 && texts.many,
    input.notes?.trim() && texts.notesUnused,
    input.cuisine !== 'any' &&
      filled(view.plan).length > 0 &&
      texts.cuisine(input.cuisine, wished(view), filled(view.plan).length),
  ]);
  return sentences.map((text) => callout('info', plain(text), { dismissible: true }));
}

/** Meals of the cooking that was wished for. */
const wished = ({ plan, input }: View) =>
  filled(plan).filter(({ recipe }) => recipeOf(recipe).cuisine === input.cuisine).length;

/** Words of the person without the marks that would format them. */
const plain = (text: string) =>
  text
    .replace(/[*_`[\]<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** How the plan was worked out, with the sources of its tables. */
export function basis(view: View): Section[] {
  const { basis: texts } = words;
  const cited: GuidanceId[] = ['temperatures', 'storage', 'weights', 'allergens', 'prices', 'thrifty'];
  const young = (view.people.byAge.baby ?? 0) + (view.people.byAge.toddler ?? 0) > 0;
  const sources = [...cited, ...(young ? (['choking'] as const) : [])].map((id) =>
    texts.source(guidance[id].source, formatDay(guidance[id].asOf)),
  );
  const hot = view.plan.cookings.some((cooking) => heatOf(cooking).length > 0);
  return sectionIfAny('basis', texts.title, [
    steps(texts.steps(recipes.length)),
    prose([
      `${texts.prices}: ${guidance.prices.text}`,
      hot && guidance.temperatures.text,
      `${texts.sources}\n${sources.join('\n')}`,
    ]),
  ]);
}
