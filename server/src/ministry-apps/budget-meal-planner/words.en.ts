import { capitalize, countInWords, countOf, listOf, numberInWords } from '../../app-kit/index.ts';
import type { Aisle, Allergen, Heat } from './data/food.ts';
import type { Meal } from './data/recipe.ts';
import type { Age, Diet } from './fields.ts';

const day = { one: 'day', other: 'days' };
const meal = { one: 'meal', other: 'meals' };
const serving = { one: 'serving', other: 'servings' };
const minute = { one: 'minute', other: 'minutes' };
const person = { one: 'person', other: 'people' };
const item = { one: 'item', other: 'items' };

const ages: { readonly [age in Age]: { one: string; other: string } } = {
  adult: { one: 'adult', other: 'adults' },
  senior: { one: 'adult over 65', other: 'adults over 65' },
  teen: { one: 'teen', other: 'teens' },
  'older-child': { one: 'child of 9 to 13', other: 'children of 9 to 13' },
  child: { one: 'child of 4 to 8', other: 'children of 4 to 8' },
  toddler: { one: 'child of 1 to 3', other: 'children of 1 to 3' },
  baby: { one: 'baby under 1', other: 'babies under 1' },
};

const allergenNames: { readonly [allergen in Allergen]: string } = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  'tree-nuts': 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soy: 'soy',
  sesame: 'sesame',
  gluten: 'gluten',
};

const dietNames: { readonly [diet in Diet]: string } = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  halal: 'halal',
  kosher: 'kosher style',
  'low-sodium': 'less salt',
  diabetes: 'with diabetes in mind',
  pregnancy: 'safe in pregnancy',
};

const mealNames: { readonly [name in Meal]: string } = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

/** Sentences, titles and labels of the document. Amounts of money, days and amounts of food are given as text. */
export const words = {
  ask: {
    onlyBabies: 'Babies under 1 have breast milk or formula. Who else eats?',
    emptyBox: 'We plan around what is in the box, so we need to know what that is.',
  },
  mealNames,
  allergens: (of: readonly Allergen[]) => listOf(of.map((one) => allergenNames[one])),
  allergen: (of: Allergen) => allergenNames[of],
  diets: (of: readonly Diet[]) => listOf(of.map((one) => dietNames[one])),
  ages: (age: Age, count: number) => countOf(count, ages[age]),
  aisles: {
    produce: 'Fruit and vegetables',
    meat: 'Meat',
    dairy: 'Eggs and dairy',
    bakery: 'Bread and tortillas',
    grains: 'Rice, pasta, beans, cereal',
    cans: 'Cans and jars',
    baking: 'Baking',
    sauces: 'Spreads and sauces',
    frozen: 'Frozen',
  } satisfies { [aisle in Aisle]: string },
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
      `Too little money for full meals: what ${till} buys for ${countInWords(days, day)}`,
    short: (budget: string, days: number) => `What ${budget} buys, and how to get to ${countInWords(days, day)}`,
    nothing: (days: number) => `No money for food: help first, then ${countInWords(days, day)} of meals`,
    noRecipe: 'None of our recipes fits',
    only: (meals: readonly string[]) => `We can plan only ${listOf([...meals])}`,
  },
  about: (people: readonly string[], days: number, extras: readonly string[]) =>
    `For ${listOf([...people])}, ${countInWords(days, day)}${extras.length > 0 ? `; ${extras.join('; ')}` : ''}. Prices: our estimates, November 2026.`,
  aboutGroup: (people: readonly string[], extras: readonly string[]) =>
    `For ${listOf([...people])}${extras.length > 0 ? `; ${extras.join('; ')}` : ''}. Prices: our estimates, November 2026.`,
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
    thin: 'This is too little money for full meals: it’s less than half of what USDA’s Thrifty Food Plan, the basis of SNAP, allowed for so many people in fiscal year 2026. The plan leaves out variety, fresh food and meat, and repeats dishes. Call 211 first for a food pantry and apply for SNAP if you don’t have it; then shop for what’s missing.',
    noShopping: 'You don’t have to buy anything.',
    tonight: (ahead: string) => `On the evening before: ${ahead}`,
    first: (when: string, dish: string) => `Then make ${dish} on ${when}.`,
    firstMeal: (when: string, dish: string) => `Begin with ${dish} on ${when}.`,
    group: (dish: string) =>
      `This plan is for one meal. For each other meal, run it again with only that meal ticked. Make ${dish}; the steps for this amount are below.`,
    freeze: (foods: readonly string[]) => `Freeze the ${listOf([...foods])} on shopping day.`,
    cannot: (budget: string, lowest: string, meals: number) =>
      `${budget} can’t buy these ${meals} meals: no plan of our recipes costs less than ${lowest}, even when one meal is eaten again and again.`,
    notFound: (budget: string, meals: number) =>
      `We found no plan of our recipes that makes these ${meals} meals for ${budget}. We can’t rule out that there is one.`,
    cheapest: (till: string, missing: string) => `The cheapest we found costs ${till}, so ${missing} is missing.`,
    nothing: (till: string, meals: number) =>
      `There’s no money for these ${meals} meals, so this is about help, not about saving. The cheapest plan we found costs ${till}.`,
    partly: (meals: number, till: string) =>
      `For now, the plan below has the ${countInWords(meals, meal)} that your money and your kitchen give, for ${till}.`,
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
    empty: 'A dash is a meal that the money doesn’t reach.',
  },
  warnings: {
    title: 'Before you cook',
    allergyTitle: (things: readonly string[]) => `Left out: everything with ${listOf([...things])}.`,
    allergy: (hidden: readonly string[]) =>
      `${hidden.length > 0 ? `Also where it’s hidden: ${hidden.join('; ')}. ` : ''}Brands change what is in a package, so read each label.`,
    soyOil: 'vegetable oil is often soybean oil, so look at the bottle at home too',
    unknownAllergyTitle: (foods: string) => `We couldn’t check for ${foods}.`,
    unknownAllergy:
      'No food in our table has that name, so no recipe names it. It can still be hidden in a package. Read every label, and don’t eat what you aren’t sure of.',
    babyTitle: 'For the baby',
    baby: 'The meals on this plan aren’t for a baby under 1. Give breast milk or formula; formula isn’t in the total, so keep money for it. From about 6 months, ask the baby’s doctor about soft foods with iron, such as iron-fortified baby cereal, mashed beans or puréed meat. Mix formula exactly as its label says: never add extra water to make it last, because that can make a baby very sick. No honey before the first birthday, not even cooked, and no cow’s milk to drink. If formula runs out, call your WIC office, the baby’s doctor or 211 today.',
    chokingTitle: 'For children under 4',
    choking: (how: readonly string[]) =>
      `${how.map((one) => `${capitalize(one)}. `).join('')}Cook raw vegetables until they’re soft, or grate them, and give no crisp or hard pieces. Let them eat sitting down, with a grown-up beside them.`,
    pregnancyTitle: 'In pregnancy',
    pregnancy:
      'We left out tuna, and cold cuts that aren’t heated. Heat hot dogs and sliced meat until they steam, cook eggs until they’re firm, and use milk and cheese that are pasteurized. Show this plan to your doctor or midwife.',
    diabetesTitle: 'With diabetes in mind',
    diabetes:
      'We left out sugar, syrup, jelly and sweetened foods, and that is all we did. How much of what you eat is between you and your doctor or dietitian; this plan doesn’t replace their advice, and it doesn’t change any medicine.',
    saltTitle: 'Less salt',
    salt: 'We left out the saltiest foods. Buy cans that say “no salt added”, or rinse the others under water.',
    halalTitle: 'Halal',
    halal:
      'We left out pork, lard and gelatin. We can’t see how an animal was slaughtered: buy meat that is marked halal.',
    kosherTitle: 'Kosher style',
    kosher:
      'No pork, no shellfish, and no meat with milk in one dish. This isn’t kosher certification: look for the mark on the package.',
    noFridgeTitle: 'Without a fridge',
    noFridge:
      'Eat what you open at that meal, and throw away cooked food after two hours. Nothing here has to be kept cold before you open it.',
    soldHot:
      'SNAP pays for everything on the list, and there is no sales tax on it. It doesn’t pay for food that is sold hot.',
  },
  list: {
    title: (till: string) => `Shopping list: ${till}`,
    line: (buy: string, price: string) => `${buy}, ${price}`,
    pack: (count: number, of: string) => (count === 1 ? of : `${count} × ${of}`),
    secondWeek: 'part of it in the second week',
    wic: 'WIC',
    boxes: (boxes: number) =>
      `For all ${boxes} boxes, buy each line ${boxes} times: the total is ${boxes} times as much.`,
    home: (things: readonly string[]) =>
      `From your kitchen: ${listOf([...things])}. Look first whether it’s still good.`,
    notUsed: (things: readonly string[]) =>
      `Not used: ${listOf([...things])}, because no dish on this plan needs ${things.length === 1 ? 'it' : 'them'}.`,
    noRecipeFor: (things: readonly string[]) =>
      `Not used: ${listOf([...things])}, because none of our recipes names ${things.length === 1 ? 'it' : 'them'}.`,
    basics: (things: readonly string[]) => `We counted on these at home: ${listOf([...things])}.`,
    noBasics: 'We counted on nothing at home but water.',
    optional: 'The spices in the recipes are optional: use them if you have them.',
  },
  money: {
    title: 'The money, to the cent',
    caption: 'What you buy',
    food: 'Food',
    buy: 'Buy',
    price: 'Price',
    used: 'Eaten',
    left: 'Left over',
    total: 'Together',
    goods: 'Food',
    tax: (rate: string) => `Sales tax, ${rate}`,
    till: 'At checkout',
    budget: 'Your money',
    stays: 'Stays with you',
    sums: 'From the list to your pocket',
    amount: 'Amount',
    meals: 'What each dish costs',
    dish: 'Dish',
    servings: 'Meals',
    each: 'Per person',
    explain: (used: string, left: string) =>
      `You eat food worth ${used} on this plan. Food worth ${left} is left in the packages and is yours for the next week.`,
    wic: (sum: string) =>
      `Food worth ${sum} on the list is of a kind that WIC usually gives. If your WIC card covers it, you pay that much less.`,
  },
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
    when: (days: readonly string[]) => `Made on ${listOf([...days])}.`,
    ifYouHave: (part: string) => `${part}, if you have it`,
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
  left: {
    title: 'What is left in the packages',
    caption: 'Left over, and how long it keeps',
    food: 'Food',
    amount: 'About',
    value: 'Worth',
    by: 'Keeps',
    days: (days: number) => (days > 60 ? 'months' : countOf(days, day)),
    inFridge: (days: number) => `${countOf(days, day)} in the fridge`,
    frozen: 'in the freezer',
    now: 'eat it at that meal',
    also: (food: string, dishes: readonly string[]) => `${food} also goes into ${listOf([...dishes], { last: 'or' })}.`,
    none: 'Nothing is left over.',
  },
  swaps: {
    title: 'If it has to cost less',
    line: (from: string, to: string, sum: string, meals: number) =>
      `${to} instead of ${from}${meals > 1 ? `, at ${meals === 2 ? 'both meals' : `all ${countInWords(meals, meal)}`}` : ''}: ${sum} less at checkout.`,
    none: 'We found no exchange of one dish that saves money.',
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
    sign: 'A card for the serving table',
    signText: (dish: string, contains: string) => `${dish}. ${contains}`,
    others: 'Other dishes for this group',
    othersText:
      'These fit your money too. To have one of them, write what is in the first dish under “Other foods to leave out”.',
    otherColumns: { dish: 'Dish', till: 'At checkout', contains: 'Contains' },
    nothing: 'none of the nine',
  },
  read: {
    unknownHave: (things: readonly string[]) =>
      `We don’t know these foods and planned without them: ${listOf([...things])}.`,
    guessed: (things: readonly string[]) =>
      `No amount was given for ${listOf([...things])}, so we counted one package of each.`,
    unknownPrices: (things: readonly string[]) => `We don’t know these foods from your prices: ${listOf([...things])}.`,
    notesUnused:
      'We don’t choose dishes by what you wrote under “Anything else”, so foods you asked for there can be missing. For foods you don’t want, use “Other foods to leave out”.',
    cuisine: (name: string, meals: number, of: number) =>
      meals === 0
        ? `No meal on this plan is ${capitalize(name)}: no such recipe of ours fits better with your money and answers.`
        : `${meals} of ${of} meals on this plan are ${capitalize(name)}. The others come from other cooking.`,
    many: 'You entered more than 200 people. Plan them as two groups: one kitchen and one pot list don’t reach that far.',
  },
  note: { title: 'A few words with the plan', again: 'Write again' },
  notes: {
    title: 'About what you wrote',
    answers: {
      'eating-disorder': {
        title: 'You deserve enough to eat, every day.',
        text: 'This plan counts no calories and sets no limit, and it has full servings for everyone. If food, weight or guilt about eating takes up much of your day, you can get help, and people do get better. The National Alliance for Eating Disorders (allianceforeatingdisorders.com) helps people find care. You can also tell your doctor, or someone you trust. If you think of hurting yourself, call or text 988.',
      },
      weight: {
        title: 'We count no calories.',
        text: 'This plan has full servings, and it doesn’t aim at a weight. A doctor or a dietitian can tell you what is right for your body.',
      },
      formula: {
        title: 'Never add water to formula to make it last.',
        text: 'Too much water can make a baby very sick, and so can formula made at home. If you’re running out, call your WIC office, the baby’s doctor or 211 today. They can often give you some the same day, and stores exchange brands when the doctor agrees.',
      },
      illness: {
        title: 'This plan isn’t a diet for an illness.',
        text: 'It doesn’t know your medicines or what your doctor has said. With kidney disease, some foods here can be wrong for you, such as beans, potatoes and tomatoes. Ask your doctor or a dietitian before you follow it, and don’t change any medicine because of it.',
      },
      'hungry-now': {
        title: 'Food today',
        text: 'Call 211 and say, “I need food today.” They know the pantries and free meals that are open now, and most ask for no papers. You can also ask this church. The plan below can wait until you’ve eaten.',
      },
      'no-home': {
        title: 'Without a home or a kitchen',
        text: 'You can get SNAP without an address, and with no kitchen at all. In some states SNAP also pays for meals in certain restaurants for people without a home, people of 60 and older, and people with a disability: ask the SNAP office about the Restaurant Meals Program. 211 knows where meals are served today. Tick what you can heat food with above, and choose “No fridge” if you have none.',
      },
      chewing: {
        title: 'For someone who can’t chew well',
        text: 'We didn’t leave out hard foods: write toast, peppers or what else is too hard under “Other foods to leave out”. Soups, beans, oatmeal, eggs and mashed potatoes are soft; cook the other dishes longer, and cut or mash them. If someone coughs when they swallow, ask a doctor before you choose food by yourself.',
      },
      picky: {
        title: 'For someone who eats few foods',
        text: 'Put one food they like on the plate at each meal, and let them leave the rest. Write the foods they never eat under “Other foods to leave out”, and the plan goes without them.',
      },
    },
  },
  schedule: {
    title: 'For your calendar',
    caption: 'Meals by day',
    shop: (till: string) => `Shop: ${till}`,
    meal: (name: string, dish: string) => `${name}: ${dish}`,
  },
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
  nutrition: {
    title: 'What is on the plates',
    text: (vegetables: number, beans: number, whole: number, of: number) =>
      `Vegetables or fruit are in ${vegetables} of ${of} meals, beans or lentils in ${beans}, and whole grain in ${whole}.`,
    more: 'To have more vegetables for little money, buy cabbage, carrots, onions and frozen vegetables.',
    none: 'We give no numbers of calories, and this is no diet for an illness.',
  },
  serving: (count: number) => countOf(count, serving),
  people: (count: number) => countOf(count, person),
};
