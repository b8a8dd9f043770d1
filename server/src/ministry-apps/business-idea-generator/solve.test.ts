import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contextOf } from '../../testing/plan-run.ts';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { Ask } from '../contract.ts';
import { assets, limits, places, skills } from './data/idea.ts';
import type { BusinessInput } from './fields.ts';
import { obstacle } from './fit.ts';
import { type Ranking, rank } from './ranking.ts';
import { solve } from './solve.ts';

const reader = openTestUnderstanding();
afterAll(() => reader.close());

const form = { wanted: 3, planFor: '1', serve: false } as const;
const handy: BusinessInput = {
  ...form,
  skills: 'I fix things',
  hours: 8,
  money: 30_000,
  kinds: ['fix'],
  assets: ['truck', 'power-tools'],
  place: 'town',
};

async function ranked(input: BusinessInput, given = {}): Promise<Ranking> {
  const solved = await solve(input, contextOf(given));
  if (solved instanceof Ask) throw new Error(`It asked: ${solved.why}`);
  return solved;
}

const anyone = fc.record({
  skills: fc.constant('work'),
  hours: fc.integer({ min: 1, max: 60 }),
  money: fc.integer({ min: 0, max: 500_000 }),
  kinds: fc.subarray([...skills], { minLength: 1 }),
  assets: fc.subarray([...assets]),
  limits: fc.subarray([...limits]),
  place: fc.constantFrom(...places),
  wanted: fc.integer({ min: 3, max: 7 }),
  planFor: fc.constantFrom('1', '2', '7'),
  serve: fc.boolean(),
});

test('no idea is shown that a limit, the hours, the money or missing things rule out', async () => {
  await fc.assert(
    fc.asyncProperty(anyone, async (input) => {
      const { ranked: shown, person, chosen } = await ranked(input as BusinessInput);

      expect(shown.length).toBeLessThanOrEqual(input.wanted);
      expect(chosen).toBeLessThan(Math.max(1, shown.length));
      for (const { idea, figures, fit } of shown) {
        expect(obstacle(idea, person, figures.start)).toBeUndefined();
        expect(fit.score).toBeGreaterThanOrEqual(0);
        expect(fit.score).toBeLessThanOrEqual(100);
        expect(figures.start).toBeLessThanOrEqual(input.money);
        expect(idea.minHours).toBeLessThanOrEqual(input.hours);
        if (input.place === 'online') expect(idea.online).toBeDefined();
        if (input.limits.includes('no-internet')) expect(idea.online).not.toBe('needed');
        if (input.limits.includes('adult-along') && !idea.home) expect(idea.minutes).toBeLessThanOrEqual(180);
        if (input.limits.includes('no-lifting')) expect(idea.body).not.toBe('lifting');
        if (input.limits.includes('no-driving')) expect(idea.drives).not.toBe(true);
        if (input.limits.includes('home-only')) expect(idea.home).toBe(true);
        if (input.limits.includes('under-18')) expect(idea.adult).not.toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('the best fit comes first, and the same input gives the same ranking', async () => {
  const first = await ranked(handy);
  const scores = first.ranked.map(({ fit }) => fit.score);

  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(first.ranked[0]?.idea.skills).toContain('fix');
  expect(await ranked(handy)).toEqual(first);
});

test('own prices are used for the planned idea alone', async () => {
  const { ranked: shown } = await ranked({ ...handy, planFor: '2', price: 9_900, cost: 100, fixed: 0 });

  expect(shown[1]?.figures.assumptions).toMatchObject({ price: 9_900, cost: 100, fixed: 0 });
  expect(shown[0]?.figures.assumptions.price).toBe(shown[0]?.idea.price);
});

test('someone without money gets ideas that cost nothing, and hears what the nearest other one costs', async () => {
  const { ranked: shown, nearMiss } = await ranked({ ...handy, money: 0, kinds: ['clean', 'older'], assets: ['bike'] });

  expect(shown.length).toBeGreaterThan(0);
  for (const { figures } of shown) expect(figures.start).toBe(0);
  expect(nearMiss?.figures.start).toBeGreaterThan(0);
});

test('it asks once for things and limits, and for the kinds of work where the words are unclear', async () => {
  const bare: BusinessInput = { ...form, skills: 'stuff', hours: 5, money: 0 };
  const asked = await solve(bare, contextOf());

  expect(asked).toBeInstanceOf(Ask);
  expect((asked as Ask).fields.map(({ name }) => name)).toEqual(['kinds', 'assets', 'limits', 'place']);
  const { person } = await ranked(bare, { answers: { kinds: ['clean'], place: 'city' } });
  expect([...person.kinds]).toEqual(['clean']);
});

test('when nothing fits it shows nothing', () => {
  const person = {
    hours: 1,
    money: 0,
    kinds: new Set(['beauty'] as const),
    assets: new Set([]),
    place: undefined,
    goal: undefined,
    month: 5,
  };
  const { ranked: shown, mainObstacle } = rank(handy, {
    ...person,
    limits: new Set(['home-only', 'no-standing'] as const),
  });

  expect(shown).toEqual([]);
  expect(mainObstacle).toBeDefined();
});

test('it reads what people wrote, and hears a business that it refuses', async () => {
  const { understanding } = reader;
  const read = (text: string) =>
    ranked({ ...handy, kinds: [], assets: ['car', 'kitchen', 'sewing-machine'], skills: text }, { understanding });

  expect((await read('people love my birthday cakes')).ranked[0]?.idea.skills).toContain('cook');
  expect((await read('I hem pants for my sisters and I like dogs')).ranked.map(({ idea }) => idea.skills[0])).toContain(
    'sew',
  );
  expect((await read('I want to trade bitcoin and I walk dogs')).refused).toBe('crypto');
  const { refused, ranked: shown } = await read('my cousin wants me to sign up people to sell under me, but I can sew');
  expect(refused).toBe('mlm');
  expect(shown[0]?.idea.skills[0]).toBe('sew');
  expect((await read('I bake bread and clean houses')).refused).toBeUndefined();
});
