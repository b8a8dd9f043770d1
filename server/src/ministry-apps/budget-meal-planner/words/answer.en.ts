import { capitalize, countInWords, countOf, listOf, numberInWords } from '../../../app-kit/index.ts';
import { day, food, item, meal, person } from './nouns.ts';

const named = 4;
const whosePrices = (own: readonly string[]) =>
  own.length === 0
    ? 'Prices: our estimates, November 2026.'
    : `Prices: yours for ${own.length > named ? countOf(own.length, food) : listOf([...own])}; for everything else, our estimates of November 2026.`;

/** The question back, the title, the figures, the next step, the plan, and a group's page. */
export const answerWords = {
  ask: {
    onlyBabies: 'Babies under 1 have breast milk or formula. Who else eats?',
    emptyBox: 'We plan around what is in the box, so we need to know what that is.',
  },
  title: {
    fits: (days: number, till: string) => `${capitalize(countInWords(days, day))} of meals for ${till}`,
    box: (meals: number, of: number) =>
      meals === of
        ? `Your box makes all ${countInWords(of, meal)}`
        : `Your box makes ${numberInWords(meals)} of ${countInWords(of, meal)}`,
    boxAndMore: (days: number, till: string) =>
      `${capitalize(countInWords(days, day))} from your box, with ${till} of shopping`,
    group: (name: string, people: number, till: string) => `${name} for ${people}: ${till}`,
    thin: (days: number, till: string) =>
      `${capitalize(countInWords(days, day))} of plain meals for ${till}, and where to get more food`,
    groupMeals: (meals: number, people: number, till: string) => `${meals} meals for ${people} people: ${till}`,
    short: (budget: string, days: number) => `What ${budget} buys, and how to get to ${countInWords(days, day)}`,
    nothing: (days: number) => `No money for food: help first, then ${countInWords(days, day)} of meals`,
    noRecipe: 'None of our recipes fits',
    only: (meals: readonly string[]) => `We can plan only ${listOf([...meals])}`,
  },
  about: (people: readonly string[], days: number, extras: readonly string[], own: readonly string[]) =>
    `For ${listOf([...people])}, ${countInWords(days, day)}${extras.length > 0 ? `; ${extras.join('; ')}` : ''}. ${whosePrices(own)}`,
  aboutGroup: (people: readonly string[], extras: readonly string[], own: readonly string[]) =>
    `For ${listOf([...people])}${extras.length > 0 ? `; ${extras.join('; ')}` : ''}. ${whosePrices(own)}`,
  without: (things: readonly string[]) => `without ${listOf([...things])}`,
  answer: {
    title: 'The answer',
    till: 'At checkout',
    ofBudget: (budget: string) => `of ${budget}`,
    stays: 'Stays with you',
    afterShopping: 'after shopping',
    serving: 'Each meal',
    forEach: 'per person',
    money: 'Your money',
    forDays: (days: number) => `for ${countInWords(days, day)}`,
    meals: 'Meals it buys',
    ofMeals: (meals: number) => `of ${meals}`,
    cheapest: 'Cheapest we found',
    allMeals: 'for all the meals',
    boxMeals: 'From your box',
    forAll: (boxes: number) => `for ${boxes} boxes`,
  },
  next: {
    title: 'Your next step',
    shop: (items: number, till: string) => `Shop with the list below: ${countOf(items, item)}, ${till} at checkout.`,
    shopTwice: (items: number, till: string) =>
      `Shop with the list below: ${countOf(items, item)}, ${till} at checkout. Buy what’s marked “second week” on day 8.`,
    thin: 'This is very little money: less than half of what USDA’s Thrifty Food Plan, the basis of SNAP, allowed for so many people in fiscal year 2026. The plan fills the plates, but it repeats dishes and has less meat, fruit and vegetables than is good for long. Call 211 first for a food pantry, and apply for SNAP if you don’t have it. Then shop for what’s missing.',
    dull: (dish: string, times: number, more: string) =>
      `${dish} comes ${numberInWords(times)} times to save money: a plan with more change that we found costs ${more} more.`,
    muchLeft: (stays: string) =>
      `You don’t need all your money: with the ${stays} that stays, add fruit, milk and vegetables for snacks, or keep it for the next week.`,
    groupRest: (stays: string) =>
      `The total is for this dish alone. With the ${stays} that stays, add a side, fruit and milk that all your guests can have.`,
    noShopping: 'You don’t have to buy anything.',
    tonight: (ahead: string) => `On the evening before: ${ahead}`,
    first: (when: string, dish: string) => `Then make ${dish} on ${when}.`,
    firstMeal: (when: string, dish: string) => `Begin with ${dish} on ${when}.`,
    group: (dish: string, more: boolean) =>
      `Make ${dish}.${more ? ' For more meals, enter the days, and tick each meal.' : ''}`,
    groupMeals: 'Each meal is cooked fresh. The table says when to start; the recipes below have the amounts.',
    freeze: (foods: readonly string[]) =>
      `On shopping day, freeze the ${listOf([...foods])} that you don’t cook by the next day.`,
    cannot: (budget: string, lowest: string, meals: number) =>
      `${budget} can’t buy these ${meals} meals: no plan of our recipes costs less than ${lowest}, even when one meal is eaten again and again.`,
    notFound: (budget: string, meals: number) =>
      `We found no plan of our recipes that makes these ${meals} meals for ${budget}. We can’t rule out that there is one.`,
    cheapest: (till: string, missing: string) => `The cheapest we found costs ${till}, so ${missing} is missing.`,
    nothing: (till: string, meals: number) =>
      `There’s no money for these ${meals} meals, so this is about help, not about saving. The cheapest plan we found costs ${till}.`,
    partly: (meals: number, till: string) =>
      `For now, the plan below has the ${countInWords(meals, meal)} that your money and your kitchen give, for ${till}.`,
    staples: (foods: readonly string[]) =>
      `You also have ${listOf([...foods])} at home: cook that for the empty meals, though no recipe of ours does.`,
    call: 'Call 211 today and say, “I need food this week.” They know the food pantries and free meals near you, and most ask for no papers.',
    noPhone: 'If you have no phone, ask here at the church, or at any library, to make the call with you.',
    noRecipe:
      'With these allergies, diets and this kitchen, none of our recipes is left. Take away what you can do without: the time limit, a food you don’t eat, or a diet. An allergy has to stay.',
    missingKind: (meals: readonly string[]) =>
      `For ${listOf([...meals])} none of our recipes fits your answers, so those meals are empty and nothing is bought for them. Take away what you can do without: the time limit, a food you don’t eat, or a diet. An allergy has to stay. 211 knows who serves meals near you.`,
    box: (meals: number, of: number, till: string) =>
      `Your box and your money make ${numberInWords(meals)} of ${countInWords(of, meal)}. For ${till} in the store you have every meal; that list is under “The cheapest plan”. 211 knows which pantries can add to the box.`,
  },
  grid: {
    title: 'The plan',
    day: 'Day',
    none: '–',
    leftover: (dish: string) => `${dish} (leftovers)`,
    caption: 'What you eat on which day',
    empty: 'A dash means no meal: the money doesn’t cover it.',
  },
  help: {
    title: 'Where food help is',
  },
  group: {
    title: 'Cooking for many',
    facts: (portions: string, people: number) =>
      `The amounts are for ${countOf(people, person)}: ${portions} grown-up servings, with children counted as less. They have no reserve for second helpings: add a tenth if you expect more people.`,
    rules: [
      'Keep hot food at 140 °F or hotter until it’s eaten, and cold food at 40 °F or colder.',
      'Throw away food that was between those for two hours, or one hour when it’s hotter than 90 °F.',
      'Cool what is left in flat pans, not more than two inches deep, in the fridge with the lid open.',
      'Use one board and one knife for raw meat alone, and wash hands after it.',
      'Ask your county health department which rules hold for a church kitchen.',
    ],
    times: 'When to start and when to serve',
    timesText:
      'We added half to the minutes of each recipe, because big pots take longer. Change the times as your day needs.',
    timesColumns: { day: 'Day', meal: 'Meal', dish: 'Dish', start: 'Start', serve: 'Serve' },
    sign: 'Cards for the serving table',
    signText: (dish: string, contains: string) => `${dish}. ${contains}`,
    others: 'Other dishes for this group',
    othersText:
      'These fit your money too. To have one of them, write what is in the first dish under “Foods to leave out”.',
    otherColumns: { dish: 'Dish', till: 'At checkout', contains: 'Contains' },
    nothing: 'none of the nine',
  },
};
