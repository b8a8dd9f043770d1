import type { Section } from '@lampstand/sdk/app';
import { blockText, checkInput, type Input, withInitialValues } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { planRun } from '../../testing/plan-run.ts';
import { withoutEncoder } from '../../understanding/understanding.ts';
import { foodOf } from './data/foods/index.ts';
import { recipeOf } from './data/recipes/index.ts';
import { countPlates } from './document/plates.ts';
import { budgetMealPlanner as app } from './index.ts';
import { careNotes, notesIn } from './notes.ts';
import type { MealPlan } from './solve.ts';

function inputOf(raw: Record<string, unknown>): Input {
  const { input, issues } = checkInput(
    app.manifest.fields,
    withInitialValues(app.manifest.fields, {
      people: [{ age: 'adult', count: 1 }],
      budget: 3_000,
      days: 2,
      allergic: 'no',
      basics: ['salt', 'oil'],
      ...raw,
    }),
  );
  expect(issues).toEqual([]);
  return input;
}

const planOf = async (raw: Record<string, unknown>, given = {}) => planRun(app, { input: inputOf(raw), ...given });
const textOf = (sections: readonly Section[]) =>
  sections.map(({ title, blocks }) => [title, ...blocks.map(blockText)].join('\n')).join('\n');
const open = (sections: readonly Section[]) => sections.filter(({ folded }) => !folded);

test('a plan that fits shows the till, the list and each recipe of the plan', async () => {
  const { plan, result } = await planOf({});
  const { plan: menu } = result as { plan: { till: number; cookings: unknown[] } };
  const text = textOf(plan.sections);

  expect(plan.title).toContain((menu.till / 100).toFixed(2));
  expect(plan.sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['answer', 'next', 'plan', 'list', 'recipes', 'money', 'left', 'calendar']),
  );
  expect(text).not.toMatch(/undefined|NaN|\[object/);
});

test('without money the help comes first, unfolded, with the number, and nothing praises thrift', async () => {
  const { plan } = await planOf({
    budget: 0,
    people: [
      { age: 'adult', count: 1 },
      { age: 'toddler', count: 2 },
    ],
  });
  const text = textOf(open(plan.sections));

  expect(text).toContain('211');
  expect(text).toContain('fns.usda.gov/wic');
  expect(text).toContain('no phone');
  expect(plan.title).toMatch(/help first/i);
  expect(textOf(plan.sections)).not.toMatch(/save money|thrifty tip|budget better/i);
});

test('a budget below the lowest price is said to be too small, with the missing sum and the cheapest list', async () => {
  const { plan } = await planOf({ budget: 200 });

  expect(textOf(open(plan.sections))).toMatch(
    /\$2\.00 can’t buy these 6 meals: no plan of our recipes costs less than \$\d/,
  );
  expect(plan.sections.map(({ id }) => id)).toContain('cheapest');
});

test('a baby gets no honey, no thinned formula and no part of the plan; that is never folded', async () => {
  const { plan } = await planOf({
    people: [
      { age: 'adult', count: 1 },
      { age: 'baby', count: 1 },
    ],
  });
  const text = textOf(open(plan.sections));

  expect(text).toMatch(/never add extra water/);
  expect(text).toMatch(/No honey before the first birthday/);
  expect(textOf(plan.sections.filter(({ id }) => id === 'recipes'))).not.toMatch(/honey/i);
});

test('for a child under 4 each food that can choke has its cut', async () => {
  const { plan } = await planOf({
    people: [
      { age: 'adult', count: 1 },
      { age: 'toddler', count: 1 },
    ],
    have: '1 package of hot dogs\n2 lb carrots\n1 can kidney beans',
  });
  const text = textOf(open(plan.sections));
  const recipes = textOf(plan.sections.filter(({ id }) => id === 'recipes'));

  expect(text).toContain('For children under 4');
  if (/carrot/.test(recipes)) expect(text).toMatch(/[Gg]rate carrots/);
  if (/hot dog/.test(recipes)) expect(text).toMatch(/hot dog lengthwise into quarters/);
  expect(recipes).not.toMatch(/popcorn|almonds|roasted peanuts/i);
});

test.each([
  ['I want to keep under 800 calories a day', /counts no calories/],
  ['I am recovering from anorexia', /National Alliance for Eating Disorders/],
  ['my daughter has bulimia', /988/],
  ['please count the calories', /We count no calories/],
  ['We are almost out of formula, can I thin it?', /Never add water to formula/],
])('"%s" gets no number of calories and a kind answer first', async (notes, answer) => {
  const { plan } = await planOf({ notes, days: 1 });
  const [first] = plan.sections;

  expect(first?.id).toBe('notes');
  expect(textOf([first as Section])).toMatch(answer);
  expect(textOf(plan.sections)).not.toMatch(/\d+ (?:k?cal|calories)/i);
  // The number of the Alliance isn't confirmed.
  expect(textOf(plan.sections)).not.toContain('866-662');
});

test('an ordinary note gets no callout', async () => {
  expect(careNotes(await notesIn('We like spicy food', withoutEncoder))).toEqual([]);
  expect(careNotes([])).toEqual([]);
});

test('every raw meat on the plan has its temperature, and leftovers are heated to 165 °F', async () => {
  const { plan } = await planOf({
    budget: 9_000,
    days: 4,
    cook: 'some',
    kitchen: ['stove', 'oven'],
    have: '3 lb chicken thighs\n2 lb ground beef\n2 lb pork shoulder',
  });
  const recipes = textOf(plan.sections.filter(({ id }) => id === 'recipes'));

  if (/chicken thighs/.test(recipes)) expect(recipes).toMatch(/165 °F in the thickest part/);
  if (/ground beef/.test(recipes)) expect(recipes).toMatch(/ground meat until it’s 160 °F/);
  if (/pork shoulder/.test(recipes)) expect(recipes).toMatch(/145 °F inside, and let it rest for three minutes/);
  if (/\(leftovers\)/.test(textOf(plan.sections))) expect(textOf(plan.sections)).toMatch(/steams \(165 °F\)/);
});

test('no diet is sold as a treatment', async () => {
  const { plan } = await planOf({ diets: ['diabetes', 'low-sodium', 'pregnancy'] });
  const text = textOf(plan.sections);

  expect(text).toMatch(/doesn’t replace their advice/);
  expect(text).not.toMatch(/\bcures?\b|lowers? your|blood sugar will|healthy weight/i);
});

test('an allergy that our table doesn’t know is said first among the warnings', async () => {
  const { plan } = await planOf({ allergic: 'yes', allergies: ['milk'], avoid: 'lupin' });
  const warnings = plan.sections.find(({ id }) => id === 'warnings');

  expect(warnings?.folded).toBeUndefined();
  expect(warnings?.blocks[0]).toMatchObject({ type: 'callout', tone: 'urgent' });
  expect(textOf(open(plan.sections))).toContain('We couldn’t check for lupin');
});

test('words of the person are shown without the marks that would format them', async () => {
  const { plan } = await planOf({ have: '**dragon** [fruit](x)\n2 lb rice' });

  expect(JSON.stringify(plan.notices)).not.toMatch(/\*\*|\[fruit\]/);
});

test('the plan begins tomorrow, also over the end of a year', async () => {
  const { plan } = await planOf({}, { now: new Date('2026-12-30T12:00:00Z') });

  expect(textOf(plan.sections.filter(({ id }) => id === 'plan'))).toMatch(/Th 31[\s\S]*Fr 1/);
  expect(textOf(plan.sections.filter(({ id }) => id === 'calendar'))).toMatch(/January 1, 2027|2027-01-01/);
});

test('a recipe with another food from the kitchen names that food, in its name and its steps', async () => {
  const { plan } = await planOf({ mode: 'box', budget: 0, have: '5 lb rice\n9 cans black beans\n9 cans corn' });
  const cards = plan.sections.find(({ id }) => id === 'recipes')?.blocks ?? [];
  const exchanged = cards.filter(
    (block) => block.type === 'prose' && /With black beans from your kitchen/.test(block.text),
  );

  expect(exchanged.length).toBeGreaterThan(0);
  const shown = cards.filter(({ type }) => type === 'heading' || type === 'steps' || type === 'checklist');
  expect(shown.map(blockText).join('\n')).not.toMatch(/kidney|pinto|white beans|chickpeas/);
});

test('each food from the kitchen is used or said not to be used, and no one reads that nothing was counted', async () => {
  const { plan, result } = await planOf({
    have: 'dragon fruit 4 lb, beans 5 lb, tomatos 6',
    days: 1,
    basics: ['salt'],
  });
  const list = textOf(plan.sections.filter(({ id }) => id === 'list'));
  const { fromHome } = (result as { plan: { fromHome: { food: string }[] } }).plan;

  expect(list).toMatch(/Not on this plan, though you have it: [^.]*dragon fruit 4 lb/);
  for (const [food, written] of [
    ['dry-pinto-beans', 'beans 5 lb'],
    ['tomato', 'tomatos 6'],
  ] as const)
    expect(list.includes(written) || fromHome.some((one) => one.food === food), food).toBe(true);
  if (fromHome.length > 0) expect(list).not.toContain('nothing at home but water');
});

test('very little money is said to be too little for full meals, with 211 first', async () => {
  const { plan } = await planOf({ budget: 3_000, days: 14 });

  expect(plan.title).toMatch(/^(?:14 days of plain meals|What \$30)/);
  expect(textOf(open(plan.sections))).toContain('211');
});

test.each([
  ['doctor says kidneys stage 3', /kidney disease[\s\S]*dietitian/],
  ['soft foods, dentures', /We chose dishes that are easy to chew/],
])('"%s" is answered without the encoder', async (notes, answer) => {
  expect(JSON.stringify(careNotes(await notesIn(notes, withoutEncoder)))).toMatch(answer);
});

test('nothing is soaked before the shopping', async () => {
  const { plan } = await planOf({ budget: 1_200, days: 4 });

  expect(textOf(plan.sections)).not.toContain('On the evening before');
});

test('a wish chooses dishes, and one that no recipe can grant is said with its reason', async () => {
  const { plan, result } = await planOf({
    notes: 'pizza, pancakes and mofongo',
    kitchen: ['microwave'],
    cook: 'some',
    cuisine: 'asian',
  });
  const { meals } = (result as { plan: { meals: { recipe?: string }[] } }).plan;
  const names = meals.map(({ recipe = '' }) => (recipe ? recipeOf(recipe).name : '')).join('; ');
  const said = textOf(open(plan.sections));

  expect(names).toMatch(/pizza/i);
  expect(said).toMatch(/On the plan: [^.]*pizza \(\d meals?\)/);
  expect(said).toMatch(/Not on the plan: pancakes\. No recipe of ours for it fits your kitchen/);
});

test('a group with days has each of its meals, one list, and the time to start each', async () => {
  const { plan, result } = await planOf({
    mode: 'group',
    people: [{ age: 'teen', count: 30 }],
    budget: 60_000,
    days: 2,
    meals: ['breakfast', 'lunch', 'dinner', 'snack'],
  });
  const { meals } = (result as { plan: { meals: { recipe?: string; leftoverOf?: number }[] } }).plan;
  const times = plan.sections.find(({ id }) => id === 'group')?.blocks.find(({ type }) => type === 'table');

  expect(meals.filter(({ recipe, leftoverOf }) => recipe && leftoverOf === undefined).length).toBe(8);
  expect(times?.type === 'table' && times.rows.length).toBe(8);
  expect(plan.title).toMatch(/^8 meals for 30 people: \$/);
});

test('meals with vegetables, beans and whole grain are counted as a reader counts them', async () => {
  const { result } = await planOf({ days: 7, budget: 5_000, have: '3 lb dry pinto beans' });
  const { plan } = result as MealPlan;
  const counted = countPlates(plan);
  let beans = 0;
  for (const { day, meal, recipe, leftoverOf } of plan.meals) {
    // The pot that the meal comes from: cooked for it, or the last one before it.
    const pots = plan.cookings.filter((one) => one.recipe === recipe && one.day <= day);
    const pot = pots.filter((one) => leftoverOf !== undefined || one.meal === meal).at(-1) ?? pots.at(-1);
    const names = pot?.parts.filter(({ optional }) => !optional).map(({ food }) => foodOf(food).name) ?? [];
    if (names.some((name) => /bean|lentil|chickpea|split pea|black-eyed|chili with/.test(name) && !/green/.test(name)))
      beans += 1;
  }

  expect(counted.beans).toBe(beans);
});

test('soft food is chosen for who can’t chew, and servings go by appetite', async () => {
  const { result } = await planOf({ notes: 'dentures', days: 3, budget: 4_000 });
  const { plan } = result as MealPlan;

  for (const { recipe } of plan.meals) if (recipe) expect(recipeOf(recipe).soft, recipe).toBe(true);
});

test('what spoils isn’t counted as money kept', async () => {
  const { plan, result } = await planOf({ days: 3, budget: 4_000 });
  const { list } = (result as MealPlan).plan;
  const lost = list
    .filter(({ food }) => {
      const { opened, store, freezes } = foodOf(food);
      return opened < 14 && store !== 'freezer' && !freezes;
    })
    .reduce((sum, { cents, usedCents }) => sum + cents - usedCents, 0);

  expect(textOf(plan.sections)).toContain(`and $${(lost / 100).toFixed(2)} doesn’t`);
});
