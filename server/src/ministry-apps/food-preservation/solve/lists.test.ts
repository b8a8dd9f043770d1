import fc from 'fast-check';
import { expect, test } from 'vitest';
import { places } from '../data/food.ts';
import { foods, foodWith } from '../data/foods/index.ts';
import { dailyTenths, groups } from '../data/staples.ts';
import type { FoodInput } from '../fields.ts';
import { judgeDonation } from './donate.ts';
import { besideFoods, foodsIn } from './find-foods.ts';
import { eatFirst, type Item } from './inventory.ts';
import { dayAt } from './naive.fixture.ts';
import { planStore } from './plan.ts';
import { afterOutage } from './power.ts';

const input = (more: Partial<FoodInput>) => ({ mode: 'plan', ...more }) as FoodInput;
const names = (text: string) => foodsIn(text).map(({ id }) => id);

test('a store never falls short of a food group, and no package could be left out', () => {
  const few = fc.nat(9);
  fc.assert(
    fc.property(few, few, few, fc.integer({ min: 3, max: 365 }), (adults, children, babies, days) => {
      const plan = planStore(input({ adults, children, babies, days }), '2026-11-23');
      for (const group of groups) {
        const lines = plan.lines.filter(({ staple }) => staple.group === group);
        const needed = (adults * dailyTenths.adults[group] + children * dailyTenths.children[group]) * days;
        const bought = lines.reduce((sum, { staple, packages }) => sum + packages * staple.tenths, 0);
        const spare = lines.reduce((sum, { staple }) => sum + staple.tenths, 0);

        expect(bought).toBeGreaterThanOrEqual(needed);
        expect(bought - needed).toBeLessThanOrEqual(spare);
      }
      expect(plan.waterGallons).toBe((adults + children + babies) * Math.min(days, 14));
      for (const { packages, aWeek } of plan.lines) expect(aWeek * plan.weeks).toBeGreaterThanOrEqual(packages);
    }),
    { numRuns: 200 },
  );
});

test('one adult for 30 days: 180 ounces of grain are bought as whole pounds', () => {
  const { lines } = planStore(input({ adults: 1, children: 0, babies: 0, days: 30 }), '2026-11-23');
  const grain = lines.filter(({ staple }) => staple.group === 'grains');

  expect(grain.map(({ packages }) => packages)).toEqual([4, 3, 3, 2, 2]);
});

const item = fc.record({
  food: fc.constantFrom(...foods.map(({ name }) => name), 'glorp'),
  place: fc.constantFrom(...places),
  since: fc.option(fc.nat(1_000).map(dayAt), { nil: undefined }),
  labelDate: fc.option(fc.nat(1_200).map(dayAt), { nil: undefined }),
  opened: fc.boolean(),
}) as fc.Arbitrary<Item>;

test('the list keeps every food, throws out first, and is in the order of the days', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 25 }), (items) => {
      const lines = eatFirst(items, '2026-06-01');

      expect(lines).toHaveLength(items.length);
      expect(new Set(lines.map((line) => line.item))).toEqual(new Set(items));
      const keys = lines.map(({ rank, eatBy }) => `${rank} ${eatBy ?? '9999'}`);
      // A second, naive order: by text, which has rank and day in it.
      expect([...keys].sort()).toEqual(keys);
      for (const { verdict, rank, item } of lines)
        if (verdict?.outcome === 'discard' || verdict?.outcome === 'cannot-tell')
          expect(
            ['no-day', 'future', 'label-none'].includes(verdict.rule) && (item.labelDate ?? '9') >= '2026-06-01'
              ? 2
              : 0,
          ).toBe(rank);
      expect(eatFirst(items, '2026-06-01')).toEqual(lines);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['chicken soup', ['soup-or-stew']],
  ['soup with chicken and rice', ['soup-or-stew']],
  ['peach jam', ['jam-jelly-and-preserves']],
  ['rice and beans', ['white-rice', 'dried-beans']],
  ['kale, carrots and onions', ['kale', 'carrots', 'onions']],
  ['Ham, fully cooked, whole', ['ham-fully-cooked-whole']],
  ['GROUND BEEF (2 lbs)', ['ground-beef']],
  ['a dozen eggs', ['eggs-in-the-shell']],
  ['Jalapeños', ['hot-peppers']],
  ['garlic in oil', ['garlic-in-oil-homemade']],
  ['blackberries', ['blackberries-and-boysenberries']],
  ['moms goulash', ['leftovers-with-meat-fish-poultry-or-egg']],
  ['hamburger buns', ['bread-from-the-store']],
  ['pickled eggs', ['eggs-in-the-shell']],
  ['xyz', []],
  ['green beans, 3 hours in the water bath', ['green-beans']],
  ['bread from the bread box', ['bread-from-the-store']],
  ['can I keep it in the fridge', []],
  ['how can I keep potatoes', ['potatoes']],
  ['a dented can', ['canned-food-low-acid']],
  ['opened can of black beans', ['canned-beans']],
  ['canned lentils', ['canned-beans']],
  ['can of salmon', ['canned-fish']],
  ['opened salmon can', ['canned-fish']],
  ['leftover soup in the rice cooker', ['soup-or-stew']],
  ['', []],
] as const)('"%s" names %j', (text, ids) => {
  expect(names(text)).toEqual(ids);
});

test('every name of the table finds a food of that name', () => {
  for (const { id, name } of foods) expect(names(name).length, id).toBeGreaterThan(0);
});

test('what is said beside a food is what is left without its name', () => {
  expect(besideFoods('the chicken soup smells a little funny')).toBe('the smells a little funny');
});

const outage = (more: Partial<FoodInput>) => afterOutage(input({ mode: 'power', ...more }));

test('a closed fridge holds 4 hours, an opened one 2, and a thermometer decides before the clock', () => {
  const fridge = (hours: number, more: Partial<FoodInput> = {}) => outage({ hours, doors: 'closed', ...more }).fridge;

  expect([0, 4, 4.1].map((hours) => fridge(hours))).toEqual(['cold', 'cold', 'over']);
  expect([2, 2.5, 5].map((hours) => fridge(hours, { doors: 'opened' }))).toEqual(['cold', 'opened', 'over']);
  expect(fridge(9, { fridgeTemp: 40 })).toBe('measured-cold');
  expect(fridge(1, { fridgeTemp: 41 })).toBe('measured-warm');
});

test('a closed freezer holds 48 hours full and 24 half full; after that it is looked at', () => {
  const freezer = (hours: number, more: Partial<FoodInput>) => outage({ hours, doors: 'closed', ...more }).freezer;

  expect([48, 48.5].map((hours) => freezer(hours, { freezer: 'full' }))).toEqual(['holding', 'look']);
  expect([24, 24.5].map((hours) => freezer(hours, { freezer: 'half' }))).toEqual(['holding', 'look']);
  expect(freezer(3, { freezer: 'full', doors: 'opened' })).toBe('look');
  expect(freezer(3, { freezer: 'none' })).toBe('none');
});

test.each([
  ['salsa-fresh', { state: 'home-canned' }, 'refuse'],
  ['canned-corn', { state: 'unopened', sign: 'bulging' }, 'refuse'],
  ['canned-corn', { state: 'unopened', sign: 'dent' }, 'refuse'],
  ['canned-corn', { state: 'unopened', labelDate: '2026-01-01' }, 'ask'],
  ['canned-corn', { state: 'unopened' }, 'take'],
  ['canned-corn', { state: 'opened' }, 'refuse'],
  ['baby-formula-powder', { state: 'unopened', labelDate: '2026-11-22' }, 'refuse'],
  ['baby-formula-powder', { state: 'unopened' }, 'refuse'],
  ['baby-formula-powder', { state: 'unopened', labelDate: '2027-11-22' }, 'take'],
  ['milk', { state: 'unopened', labelDate: '2026-11-22' }, 'refuse'],
  ['milk', { state: 'unopened', labelDate: '2026-11-30' }, 'ask'],
  ['milk', { state: 'unopened', warm: 'to-2' }, 'refuse'],
  ['soup-or-stew', { state: 'cooked' }, 'refuse'],
  ['apples', { state: 'raw' }, 'take'],
] as const)('a pantry and %s %j: %s', (id, more, expected) => {
  const given = input({ mode: 'donate', warm: 'no', ...(more as Partial<FoodInput>) });

  expect(judgeDonation(given, foodWith(id), '2026-11-23').outcome).toBe(expected);
});

test('a store for people who can’t cook covers every group but oil, with food that is eaten cold', () => {
  const { lines } = planStore(input({ adults: 4, children: 0, babies: 0, days: 14, noCook: true }), '2026-11-23');
  const bought = (group: (typeof groups)[number]) =>
    lines
      .filter(({ staple }) => staple.group === group)
      .reduce((sum, line) => sum + line.packages * line.staple.tenths, 0);

  for (const group of groups.filter((one) => one !== 'oil'))
    expect(bought(group), group).toBeGreaterThanOrEqual(4 * 14 * dailyTenths.adults[group]);
  expect(lines.map(({ staple }) => staple.food)).not.toContain('white-rice');
});
