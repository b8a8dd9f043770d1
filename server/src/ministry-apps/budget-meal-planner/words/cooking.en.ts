import { capitalize, countInWords, countOf, listOf, numberInWords } from '../../../app-kit/index.ts';
import type { Heat } from '../data/food.ts';
import { meal, minute, person } from './nouns.ts';

/** Recipes, what to do on which day, swaps, and how the plan was worked out. */
export const cookingWords = {
  recipes: {
    title: 'The recipes',
    makes: (meals: number, people: number) =>
      meals === 1
        ? `One meal for ${countOf(people, person)}`
        : `${capitalize(numberInWords(meals))} meals for ${countOf(people, person)}`,
    minutes: (minutes: number) => countOf(minutes, minute),
    cost: (each: string) => `${each} per person and meal`,
    contains: (allergens: string) => `Contains ${allergens}.`,
    containsNone: 'By its ingredients it has none of the nine big allergens.',
    can: (allergens: string) => `Some brands of what goes in have ${allergens}.`,
    instead: (from: string, to: string) => `With ${to} from your kitchen instead of ${from}.`,
    before: (ahead: string) => `On the day before: ${ahead}`,
    when: (days: readonly string[]) => `Made on ${listOf([...days])}.`,
    ifYouHave: (part: string) => `${part}, if you have it`,
    rinse: (cans: readonly string[]) =>
      `Drain the ${listOf([...cans])}, and rinse well under running water, unless the can says “no salt added”.`,
    batches: 'Use two or more pots, because a very full pot cooks unevenly.',
    rounds: 'Make it in two rounds, because a full bowl heats unevenly.',
  },
  heat: {
    poultry: 'Cook the chicken or turkey until it’s 165 °F in the thickest part.',
    ground: 'Cook the ground meat until it’s 160 °F.',
    whole: 'Cook the meat until it’s 145 °F inside, and let it rest for three minutes.',
    fish: 'Cook the fish until it’s 145 °F and flakes.',
    egg: 'Cook the eggs until yolk and white are firm; a dish with eggs is done at 160 °F.',
    'ready-meat': 'Heat the sausage, hot dogs or ham until they steam, 165 °F.',
  } satisfies { [heat in Heat]: string },
  order: {
    title: 'What to do on which day',
    thaw: (foods: readonly string[]) =>
      `In the evening, move the ${listOf([...foods])} for tomorrow from the freezer to the fridge.`,
    freeze: (foods: readonly string[]) =>
      `Put the ${listOf([...foods])} that you don’t cook today or tomorrow in the freezer, in bags for one meal.`,
    cook: (dish: string, meals: number) =>
      meals === 1 ? `Make ${dish}.` : `Make ${dish} for ${numberInWords(meals)} meals.`,
    chill: (dish: string) => `Put what is left of ${dish} in the fridge within two hours, in flat boxes.`,
    eat: (dish: string) => `Eat ${dish} from the fridge, heated until it steams (165 °F).`,
    eatCold: (dish: string) => `Eat ${dish} from the fridge.`,
    shopAgain: 'Shop for the second week.',
    rule: 'Leftovers are eaten within three days here; USDA says three to four. What isn’t eaten by then goes in the freezer on the second day, or in the trash.',
  },
  schedule: {
    title: 'For your calendar',
    caption: 'Meals by day',
    shop: (till: string) => `Shop: ${till}`,
    meal: (name: string, dish: string) => `${name}: ${dish}`,
  },
  nutrition: {
    title: 'What is on the plates',
    text: (vegetables: number, beans: number, whole: number, of: number) =>
      `Vegetables or fruit are in ${vegetables} of ${of} meals, beans or lentils in ${beans}, and whole grain in ${whole}.`,
    more: 'To have more vegetables for little money, buy cabbage, carrots, onions and frozen vegetables.',
    none: 'We give no numbers of calories, and this is no diet for an illness.',
  },
  swaps: {
    title: 'If it has to cost less',
    line: (from: string, to: string, sum: string, meals: number) =>
      `${to} instead of ${from}${meals > 1 ? `, at ${meals === 2 ? 'both meals' : `all ${countInWords(meals, meal)}`}` : ''}: ${sum} less at checkout.`,
    none: 'We found no single dish to swap for a cheaper one.',
  },
  cheapest: {
    recipes: 'Its recipes',
    title: (till: string) => `The cheapest plan we found: ${till}`,
    text: (missing: string) =>
      `It has every meal, and it repeats itself. With ${missing} more than you have, this is the list to buy.`,
    tableCaption: 'Its meals',
    dish: 'Dish',
    times: 'Times',
    listCaption: 'Its shopping list',
  },
  note: { title: 'A few words with the plan', again: 'Write again' },
  basis: {
    title: 'How this was worked out',
    steps: (recipes: number) => [
      `We choose among ${recipes} recipes that were written for this page. A recipe with anything you left out is never in the choice.`,
      'Servings go by age. A recipe is made in quarters, rounded up, so that there is enough.',
      'You buy whole packages. What is opened and doesn’t keep is used within its days or counted as lost.',
      'We try thousands of plans and keep the best one we find within your money. We show “can’t” only when even the lowest possible price is above it.',
      'Money is counted in whole cents. Tax is rounded once, at the end.',
    ],
    prices: 'Prices',
    sources: 'Sources:',
    source: (text: string, asOf: string) => `- ${text} (checked ${asOf})`,
  },
};
