import {
  asOfEnglish,
  type Block,
  documentText,
  type Input,
  type ResultDocument,
  withInitialValues,
} from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { samplesOf } from '../../testing/corpus.ts';
import { planRun } from '../../testing/plan-run.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { foods } from './data/foods/index.ts';
import { refusals } from './data/refusals.ts';
import { methods, modes, states, warmths } from './fields.ts';
import { foodPreservation } from './index.ts';

const now = new Date('2026-11-23T15:00:00Z');
/** The document of an input; questions always get these answers. */
const answers = { cannedHow: 'water-bath', dated: 'ahead' };
const write = (raw: Input) =>
  writeDocument(foodPreservation, {
    input: withInitialValues(foodPreservation.manifest.fields, raw) as Input,
    now,
    answers,
  });
const textOf = (document: ResultDocument) => documentText(document, asOfEnglish);
/** What is open on the screen. */
const openBlocks = ({ sections }: ResultDocument): Block[] =>
  sections.filter(({ folded }) => !folded).flatMap(({ blocks }) => blocks);
const contactsIn = (document: ResultDocument) =>
  openBlocks(document).flatMap((block) =>
    block.type === 'callout' ? (block.contacts ?? []).map(({ href }) => href) : [],
  );

test('symptoms of botulism come first, with 911 before anything else', async () => {
  const document = await write({
    mode: 'safe',
    food: 'home canned corn',
    state: 'home-canned',
    place: 'pantry',
    ate: 'nerves',
  });
  const [first] = openBlocks(document);

  expect(first).toMatchObject({ type: 'callout', tone: 'urgent', title: 'Call 911 now.' });
  expect(contactsIn(document)[0]).toBe('tel:911');
  expect(contactsIn(document)).toContain('tel:+18002221222');
});

test('someone who is sick is never asked a question before the answer', async () => {
  for (const ate of ['sick', 'nerves'])
    for (const food of ['home canned corn', 'milk left out all night', 'glorp']) {
      const raw = { mode: 'safe', food, state: 'home-canned', place: 'fridge', ate };
      const input = withInitialValues(foodPreservation.manifest.fields, raw) as Input;
      const { plan } = await planRun(foodPreservation, { input, now });
      expect(JSON.stringify(plan.sections[0]), `${food} ${ate}`).toContain('tel:911');
    }
});

test('a sick stomach gets Poison Control, and someone who is well gets what to watch for', async () => {
  const sick = await write({
    mode: 'safe',
    food: 'egg salad',
    state: 'cooked',
    place: 'fridge',
    since: '2026-11-10',
    ate: 'sick',
  });
  const well = await write({
    mode: 'safe',
    food: 'egg salad',
    state: 'cooked',
    place: 'fridge',
    since: '2026-11-10',
    ate: 'well',
  });

  expect(contactsIn(sick)[0]).toBe('tel:+18002221222');
  expect(contactsIn(well)).toContain('tel:+18002221222');
  expect(openBlocks(well)[0]).toMatchObject({ tone: 'caution' });
});

test('food that is thrown out never leaves someone without a meal alone: 211 is open on the page', async () => {
  for (const raw of [
    { mode: 'safe', food: 'cooked rice', state: 'cooked', place: 'fridge', warm: 'over-2' },
    { mode: 'safe', food: 'glorp', state: 'opened', place: 'fridge' },
    { mode: 'power', hours: 20 },
    { mode: 'inventory', items: [{ food: 'ground beef', place: 'fridge', since: '2026-11-01' }] },
    { mode: 'plan', adults: 1, days: 3 },
  ] as Input[])
    expect(contactsIn(await write(raw)), JSON.stringify(raw)).toContain('tel:211');
});

test('a refused way of canning says so first, says what is safe, and gives no minutes and no pounds', async () => {
  const asked = refusals.flatMap(({ aliases }) => aliases.slice(0, 3));
  for (const food of samplesOf(asked, 20))
    for (const method of ['pressure', 'water-bath'] as const) {
      const document = await write({ mode: 'preserve', food, method, altitude: 1_500, jar: 'pint' });
      const open = openBlocks(document);

      expect(open[0], food).toMatchObject({ tone: 'caution', title: 'Don’t do it this way.' });
      expect(open[1], food).toMatchObject({ tone: 'next', title: 'What’s safe instead' });
      expect(JSON.stringify(open), food).not.toMatch(/\d+ (?:minutes|pounds)|start the clock/);
    }
});

test('ovens, dishwashers and open kettles are refused for any food', async () => {
  for (const { name } of samplesOf(foods, 12)) {
    const document = await write({ mode: 'preserve', food: name, method: 'other' });
    expect(openBlocks(document)[0], name).toMatchObject({ tone: 'caution', title: 'Don’t do it this way.' });
  }
});

test('no document calls a food safe for its look, smell or taste, or because it is heated again', async () => {
  for (const document of await Promise.all(varied().slice(0, 40).map(write))) {
    const text = textOf(document);
    expect(text).not.toMatch(/(?:looks|smells|tastes) (?:fine|good|normal),? (?:so )?it(?:’|')?s safe/i);
    expect(text).not.toMatch(/(?:boil|cook|heat)\w* (?:it )?(?:again )?(?:will )?makes? it safe/i);
  }
});

test('steps for a pressure canner have the vent, the pressure of the altitude and the rule to begin again', async () => {
  const document = await write({
    mode: 'preserve',
    food: 'Green beans',
    method: 'pressure',
    altitude: 5_200,
    jar: 'pint',
  });
  const text = textOf(document);

  expect(text).toContain('13 pounds');
  expect(text).toContain('open vent for a full 10 minutes');
  expect(text).toContain('start the clock again from zero');
  expect(text).toContain('boil the food 16 minutes at your altitude');
});

test('low-acid food in boiling water is refused, and gets the tested process under pressure for its jar and altitude', async () => {
  const food = 'green beans from the garden, 1 bushel. mother always did 3 hours in the water bath';
  const inWater = { mode: 'preserve', food, method: 'water-bath', jar: 'quart' };
  const below = await write({ ...inWater, altitude: 5_200 });
  const above = await write({ ...inWater, altitude: 10_150 });

  expect(below.title).toBe('Green beans: not this way');
  expect(openBlocks(below)[0]).toMatchObject({ tone: 'caution', text: expect.stringContaining('low in acid') });
  expect(JSON.stringify(openBlocks(below))).toMatch(/25 minutes.*13 pounds.*15 pounds/);
  expect(textOf(above)).toContain('end at 8,000 feet, and you’re at 10,150');
  expect(textOf(above)).toContain('6,001 to 8,000 feet\t25\t14\t15');
  expect(textOf(above)).not.toContain('start the clock');
});

test('what jars are filled up with is no food of its own', async () => {
  const carrots = { mode: 'preserve', food: 'carrots in salt water', method: 'pressure', altitude: 0, jar: 'pint' };

  expect(textOf(await write(carrots))).toContain('Only in a pressure canner, and only like this');
  const pears = await write({
    mode: 'preserve',
    food: 'pears in sugar syrup',
    method: 'water-bath',
    altitude: 0,
    jar: 'pint',
  });

  expect(textOf(pears)).toContain('In boiling water, and only like this');
});

test('tomatoes and figs get acid in every jar before they are filled', async () => {
  for (const food of ['tomatoes', 'figs']) {
    const text = textOf(await write({ mode: 'preserve', food, method: 'water-bath', altitude: 0, jar: 'quart' }));
    expect(text, food).toMatch(/\d\. Put acid into each jar first: bottled lemon juice[\s\S]*Fill hot, clean jars/);
  }
  expect(
    textOf(
      await write({
        mode: 'preserve',
        food: 'tomatoes',
        method: 'pressure',
        altitude: 0,
        jar: 'quart',
      }),
    ),
  ).toContain('bottled lemon juice');
});

test('the inventory is kept in the document, with a table, labels and reminders', async () => {
  const items = [
    { food: 'Chicken soup', place: 'freezer', since: '2026-11-20', opened: false },
    { food: 'Milk', place: 'fridge', labelDate: '2026-11-28', opened: false },
    { food: 'Leftover lasagna', place: 'fridge', since: '2026-11-22', opened: false },
  ];
  const document = await write({ mode: 'inventory', items });
  const kinds = document.sections.flatMap(({ blocks }) => blocks.map(({ type }) => type));

  expect(document.records).toEqual({ name: 'food-list', data: { mode: 'inventory', items } });
  expect(kinds).toEqual(expect.arrayContaining(['table', 'cards', 'schedule']));
  expect(textOf(document)).toContain('Eat next: Leftover lasagna, by Wednesday, November 25.');
});

test('honey for someone at risk and formula past its date carry the rule for babies', async () => {
  const honey = await write({ mode: 'safe', food: 'honey', state: 'opened', place: 'pantry', risk: true });
  const formula = await write({
    mode: 'safe',
    food: 'baby formula',
    state: 'unopened',
    place: 'pantry',
    labelDate: '2026-11-01',
  });

  expect(JSON.stringify(openBlocks(honey))).toContain('No honey for a baby under 1 year');
  expect(formula.title).toContain('throw it out');
  expect(textOf(formula)).toContain('never add more water than the label says');
});

test.each(['store', 'safe', 'preserve'])('in mode %s honey for a baby is refused first', async (mode) => {
  const food = 'sweet potato baby puree, and somebody said honey on the pacifier, baby is 6 months';
  const document = await write({ mode, food, state: 'cooked', place: 'fridge', method: 'freeze' });

  expect(openBlocks(document)[0]).toMatchObject({ title: 'No honey before the first birthday.' });
  expect(JSON.stringify(document.sections)).toContain('Baby food, homemade');
  expect(document.title).not.toMatch(/sweet potatoes$/);
});

test('honey for a baby is never titled as food to keep', async () => {
  const document = await write({ mode: 'safe', food: 'honey for the baby', state: 'opened', place: 'pantry' });

  expect(document.title).toBe('Honey: not for a baby under 1 year');
  expect(JSON.stringify(openBlocks(document))).toContain('For everyone past their first birthday: keep it.');
});

test('an electric pot or an oven in the text is warned of before the process', async () => {
  const canning = { mode: 'preserve', method: 'pressure', altitude: 4_000, jar: 'quart' };
  const pot = await write({ ...canning, food: 'chicken stock in my instant pot' });
  const canner = await write({ ...canning, food: 'chicken stock' });

  expect(openBlocks(pot)[0]).toMatchObject({ tone: 'caution', text: expect.stringContaining('Instant Pot') });
  expect(openBlocks(canner)[0]).toMatchObject({ tone: 'next' });
});

test('a cut onion has the days of cut vegetables, in a list and alone', async () => {
  const item = { food: 'half an onion', place: 'fridge', since: '2026-11-20', opened: false };
  const onion = { mode: 'safe', food: 'half an onion', state: 'raw', place: 'fridge', since: '2026-11-10' };

  expect(textOf(await write({ mode: 'inventory', items: [item] }))).toContain('November 24');
  expect((await write(onion)).title).toContain('throw it out');
});

test('a drink with honey for a baby is no food to keep either, and a sick baby gets help first', async () => {
  const food = 'my baby had honey tea, she turned 5 months';
  const document = await write({ mode: 'safe', food, state: 'cooked', place: 'fridge', ate: 'sick' });
  const [first, second] = openBlocks(document);

  expect(document.title).toBe('Honey: not for a baby under 1 year');
  expect(first).toMatchObject({ tone: 'urgent' });
  expect(second).toMatchObject({ title: 'No honey before the first birthday.' });
});

test('a food to store that is not known is not thrown out', async () => {
  expect(textOf(await write({ mode: 'store', food: 'glorp' }))).not.toContain('Throw it out.');
});

test('a list to store has one row for each food, and names what is unknown', async () => {
  const document = await write({ mode: 'store', food: 'potatoes, onions, half an avocado, glorp, opened can of tuna' });
  const [table] = openBlocks(document).filter((block) => block.type === 'table');

  expect(table?.rows.map(([name]) => name)).toEqual([
    'Potatoes',
    'Onions',
    'Half an avocado',
    'Glorp',
    'Opened can of tuna',
  ]);
  expect(textOf(document)).toContain('We don’t know: glorp.');
  expect(document.title).toBe('How to store 5 foods');
});

test('a food that goes by its date is asked for it, once', async () => {
  const raw = { mode: 'safe', food: 'milk', state: 'unopened', place: 'fridge' };
  const input = withInitialValues(foodPreservation.manifest.fields, raw) as Input;

  await expect(planRun(foodPreservation, { input, now })).rejects.toThrow(/goes by the date/);
  for (const [dated, title] of [
    ['ahead', 'keep it'],
    ['past', 'throw it out'],
    ['none', 'throw it out'],
  ] as const) {
    const { plan } = await planRun(foodPreservation, { input, now, answers: { dated } });
    expect(plan.title, dated).toContain(title);
  }
});

/** Inputs of every mode, over many foods. */
function varied(): Input[] {
  const some = samplesOf(foods, 30);
  return [
    ...some.map(({ name }, at) => ({
      mode: 'safe',
      food: name,
      state: states[at % states.length] ?? 'raw',
      place: (['fridge', 'pantry', 'freezer'] as const)[at % 3] ?? 'fridge',
      since: `2026-11-${String(1 + (at % 22)).padStart(2, '0')}`,
      labelDate: '2026-11-25',
      warm: warmths[at % warmths.length] ?? 'no',
    })),
    ...some.slice(0, 8).map(({ name }) => ({ mode: 'store', food: name })),
    ...some.slice(0, 12).map(({ name }, at) => ({
      mode: 'preserve',
      food: name,
      method: methods[at % methods.length] ?? 'freeze',
      altitude: at * 700,
      jar: 'pint',
    })),
    { mode: 'power', hours: 6 },
    { mode: 'plan', adults: 3, days: 30 },
    { mode: 'donate', food: 'canned corn', state: 'unopened', warm: 'no' },
  ];
}

test('fifty inputs of every mode make valid, different documents, and the same one twice', async () => {
  const inputs = varied();
  const texts: string[] = [];
  for (const raw of inputs) {
    const document = await write(raw);
    expect(await write(raw)).toEqual(document);
    // The buttons for a spreadsheet and a calendar are there for every answer.
    const kinds = document.sections.flatMap(({ blocks }) => blocks.map(({ type }) => type));
    expect(kinds, JSON.stringify(raw)).toContain('schedule');
    // A refusal, someone who is sick and a suspect jar have no times.
    const noTimes = /not this way$|eat no more|throw it out$/.test(document.title);
    if (!noTimes) expect(kinds, JSON.stringify(raw)).toContain('table');
    expect(textOf(document), JSON.stringify(raw)).not.toMatch(/\bundefined\b|\bNaN\b|\[object|“”|\. \.|\.\./);
    texts.push(openText(document));
  }
  const pairs = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => shared(one, other)));
  const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
  console.info(
    `${texts.length} documents of ${modes.length} modes: ${Math.round(mean * 100)} % of open words shared on average`,
  );
  expect(new Set(texts).size).toBe(texts.length);
});

const openText = (document: ResultDocument) => `${document.title} ${JSON.stringify(openBlocks(document))}`;

function shared(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  const [one, other] = [words(a), words(b)];
  return [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size));
}
