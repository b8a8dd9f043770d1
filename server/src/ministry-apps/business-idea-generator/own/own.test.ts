import type { CardsBlock } from '@lampstand/sdk/app';
import { afterAll, expect, test } from 'vitest';
import { planRun } from '../../../testing/plan-run.ts';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { withoutEncoder } from '../../../understanding/understanding.ts';
import { ideas } from '../data/ideas/index.ts';
import { ownNames } from '../data/own-names.ts';
import { businessIdeaGenerator as app } from '../index.ts';
import { readOwn, wishOf } from './read-own.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

const form = {
  wanted: 3,
  planFor: '1',
  serve: false,
  skills: 'I sew and I cook',
  hours: 10,
  money: 30_000,
  kinds: ['sew', 'cook'],
  place: 'town',
  assets: ['sewing-machine', 'kitchen'],
};
const planOf = async (input: object) => (await planRun(app, { input: { ...form, ...input }, understanding })).plan;
const textOf = (value: unknown) => JSON.stringify(value);

test.each([
  ['mobile car detailing', 'car-detailing'],
  ['sell my quilts', 'quilts-to-order'],
  ['wedding cakes', 'celebration-cakes'],
  ['a lawn care business', 'lawn-mowing'],
])('"%s" is one of our ideas', async (wish, idea) => {
  expect((await readOwn(wish, understanding))?.parts).toMatchObject([{ idea }]);
});

test.each([
  ['buy a gas station', 'purchase'],
  ['take over a motel', 'purchase'],
  ['hot sauce', 'food'],
  ['dog grooming', 'animals'],
  ['tree trimming', 'build'],
  ['a nail salon', 'body'],
])('"%s" is none of ours, and of the kind "%s"', async (wish, kind) => {
  const own = await readOwn(wish, understanding);

  expect(own?.parts.every(({ idea }) => idea === undefined)).toBe(true);
  expect(own?.kind?.id).toBe(kind);
});

test('each part of an idea is read by itself, and without an encoder none is taken for ours', async () => {
  expect((await readOwn('farm stand, goat milk soap, kombucha', understanding))?.parts.map(({ idea }) => idea)).toEqual(
    ['farm-stand', 'soap-bars', undefined],
  );
  expect(await readOwn('quilts', withoutEncoder)).toEqual({ text: 'quilts', parts: [{ text: 'quilts' }] });
});

test('what is done with one thing is one part, and short words beside it are nothing refused', async () => {
  const wish = 'buy broken phones, fix them, sell them';
  const plan = await planOf({ interests: wish });

  expect((await readOwn(wish, understanding))?.parts).toEqual([{ text: wish }]);
  expect(plan.title).toBe(`Your idea: ${wish}`);
  expect(textOf(plan.sections)).not.toContain('prescription');
});

test('what a person wants is in the field for it, or in a sentence that says so', () => {
  expect(wishOf({ interests: ' A food truck. ', skills: 'I cook' })).toBe('A food truck');
  expect(wishOf({ skills: 'I drive a bus. I want to open a nail salon.' })).toBe('a nail salon');
  expect(wishOf({ skills: 'We’re thinking about selling hot sauce' })).toBe('selling hot sauce');
  expect(wishOf({ skills: 'I bake and I like dogs' })).toBeUndefined();
  // What someone does is no wish, and takes no row of the choices.
  expect(wishOf({ skills: 'I sing, I plan church dinners' })).toBeUndefined();
});

test('what the money or a limit takes away of the person’s own words is said, and one shared noun is not close to them', async () => {
  const { sections } = await planOf({
    ...{ skills: 'I fix phone screens and batteries', kinds: ['fix', 'tech'], assets: [], money: 10_000 },
    limits: ['home-only', 'no-lifting', 'no-standing', 'no-driving'],
  });

  expect(textOf(sections.find(({ id }) => id === 'left-out'))).toMatch(/“Phone screens and batteries”: it costs more/);
  expect(textOf(sections)).not.toContain('close to what you wrote');
});

test('the person’s own price counts for the goal', async () => {
  const { sections } = await planOf({
    ...{ skills: 'knotless braids', kinds: ['beauty'], hours: 24, money: 8_000, goal: 120_000 },
    ...{ price: 12_000, cost: 2_000, fixed: 0, limits: [], place: 'city' },
  });
  const [card] = (sections.find(({ id }) => id === 'reasons')?.blocks[0] as CardsBlock | undefined)?.items ?? [];

  expect(card?.title).toContain('Hair braiding');
  expect(card?.text).toContain('it can reach your goal');
});

test('names of businesses belong to ideas that exist', () => {
  const ids = ideas.map(({ id }) => id);

  expect(Object.keys(ownNames).filter((id) => !ids.includes(id))).toEqual([]);
});

test('what the person wants to do is planned first when it is one of our ideas', async () => {
  const plan = await planOf({ interests: 'quilts', hours: 15 });

  expect(plan.title).toBe('Try this first: quilts to order, and small quilted things');
});

test('another wish gets a worksheet in its own words, and the other ideas come last', async () => {
  const { title, sections } = await planOf({
    interests: 'hot sauce',
    goal: 50_000,
    price: 900,
    cost: 350,
    fixed: 5_000,
  });
  const [own] = sections;

  expect(title).toBe('Your idea: hot sauce');
  expect(own?.id).toBe('own');
  // $550 in all at $5.50 from each.
  expect(textOf(own)).toContain('100 sales');
  expect(textOf(sections)).toContain('licensed kitchen');
  expect(sections.map(({ id }) => id)).toEqual([
    'own',
    'next',
    'costs',
    'stop',
    'plan',
    'rules',
    'ideas',
    'reasons',
    'compare',
    'help',
    'basis',
  ]);
});

test('a business that costs more than the person has names its start list', async () => {
  const { title, sections } = await planOf({ interests: 'power washing driveways', money: 0 });

  expect(title).toBe('Your idea: power washing driveways');
  expect(textOf(sections[0])).toContain('Electric pressure washer');
  expect(textOf(sections.find(({ id }) => id === 'next'))).not.toContain('ten people who don’t know you');
});

test.each(['bike tours on slickrock', 'fishing guide on the river', 'shuttle rides to the airport', 'zorb balls'])(
  'nothing is sold in "%s" before the one who has to allow it said yes',
  async (interests) => {
    const { sections } = await planOf({ interests, skills: 'I guide and I drive' });
    const told = textOf(sections);

    expect(told).not.toMatch(/and take a deposit|First paid sale|Take a deposit/);
    expect(textOf(sections.find(({ id }) => id === 'next'))).toContain('Sell nothing and take no money before');
  },
);

test('a place or an amount alone is no purchase', async () => {
  for (const wish of ['move out cleaning, airbnb', 'a gas station', 'rooms in a motel'])
    expect((await readOwn(wish, understanding))?.kind?.id, wish).not.toBe('purchase');

  expect(textOf((await planOf({ interests: 'hot sauce', money: 900_000 })).sections)).not.toContain('Ask the seller');
});

test('a large purchase gets its payback and what to check, and no first sale', async () => {
  const { sections } = await planOf({ interests: 'buy a laundromat', money: 6_000_000, goal: 400_000 });

  expect(sections[0]?.id).toBe('purchase');
  for (const said of ['15 months', '19 months', '30 months', 'CPA', '$792.90', 'score.org'])
    expect(textOf(sections[0])).toContain(said);
  expect(textOf(sections)).not.toContain('First paid');
});

test('parts that we know are added up in the same hours', async () => {
  const { sections } = await planOf({ interests: 'quilts, soap', hours: 20 });

  expect(textOf(sections.find(({ id }) => id === 'parts'))).toContain('12 table runners and 42 sets of three bars');
});

test('money that no idea brings by its day is said first, with 211', async () => {
  const [soon] = (await planOf({ goal: 85_000, by: '2026-12-01' })).sections;

  expect(soon?.id).toBe('soon');
  expect(textOf(soon)).toContain('No idea here brings $850.00 by December 1, 2026');
  expect(textOf(soon)).toContain('tel:211');
});

test('a bill that can’t wait is heard in the person’s own words', async () => {
  const said = await planOf({ skills: 'I sew. Rent is due Friday and I have nothing.' });
  const calm = await planOf({ skills: 'I sew. I am free on Fridays.' });

  expect(said.sections[0]?.id).toBe('soon');
  expect(calm.sections[0]?.id).toBe('ideas');
});

test('each benefit that was ticked has its arithmetic above the ideas', async () => {
  const { sections } = await planOf({
    ...{ limits: ['benefits'], benefits: ['snap', 'housing'], goal: 50_000, interests: 'quilts', hours: 15 },
  });
  const [first] = sections;

  expect(first?.id).toBe('benefits');
  expect(textOf(first)).toMatch(/Month 3 of “Quilts to order[^”]*”: \$[\d,.]+ left after costs/);
  expect(textOf(first)).toContain('when and how they count it');
  expect(textOf(first)).not.toMatch(/SSI|EID/);
  expect(textOf((await planOf({ limits: ['benefits'] })).sections)).not.toContain('What changes');
});

test('no earning is planned before legal help for someone who isn’t a citizen', async () => {
  const { sections } = await planOf({ limits: ['immigration'], interests: 'hot sauce' });

  expect(sections[0]?.id).toBe('first');
  expect(textOf(sections.find(({ id }) => id === 'next'))).toContain('accredited representative');
  expect(textOf(sections)).toContain('With a valid work permit you can generally work for yourself');
  expect(textOf(sections)).not.toMatch(/work for pay|First paid sale/);
});
