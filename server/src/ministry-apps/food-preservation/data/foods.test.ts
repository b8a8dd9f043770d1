import { expect, test } from 'vitest';
import { guidanceProblems } from '../../../app-kit/index.ts';
import { dialPounds, pressureProcesses, waterProcesses, weightPounds } from './canning.ts';
import { foodsFrom, readSpan } from './food.ts';
import { foods, foodWith } from './foods/index.ts';
import { guidance } from './guidance.ts';
import { blanchMinutes, cookBeforeFreezing, freezeRaw } from './preserving.ts';
import { notForCanning, refusals } from './refusals.ts';
import { foodKeeper } from './sources.ts';
import { groups, staples, staplesWithoutCooking } from './staples.ts';

test('the table has at least 250 foods, each with a name of its own, a time, a source and its review day', () => {
  expect(foods.length).toBeGreaterThanOrEqual(250);
  expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  for (const { id, times, source } of foods) {
    expect(Object.keys(times).length, id).toBeGreaterThan(0);
    expect(source.name, id).not.toBe('');
    expect(source.url, id).toMatch(/^https:/);
    expect(source.asOf < source.reviewBy, id).toBe(true);
  }
});

test.each([
  ['ground-beef', { fridge: '1-2d', freezer: '3-4m' }],
  ['chicken-parts', { fridge: '1-2d', freezer: '9m' }],
  ['eggs-in-the-shell', { fridge: '3-5w' }],
  ['leftovers-with-meat-fish-poultry-or-egg', { fridge: '3-4d', freezer: '2-3m' }],
  ['leftovers-without-meat', { fridge: '3-4d', freezer: '1-2m' }],
  ['cooked-rice', { fridge: '3-4d' }],
  ['deli-meat-sliced-at-the-store', { fridge: '3-5d' }],
  ['canned-food-low-acid', { pantry: '2-5y', fridgeOpened: '3-4d' }],
  ['canned-food-high-acid', { pantry: '12-18m', fridgeOpened: '5-7d' }],
  ['white-rice', { pantry: '2y', pantryOpened: '1y' }],
  ['dried-beans', { pantry: '1-2y' }],
  ['honey', { pantry: '2y' }],
] as const)('%s has the published times, and the shorter one where two rows disagree', (id, times) => {
  for (const [slot, text] of Object.entries(times))
    expect(foodWith(id).times[slot as keyof typeof times], slot).toEqual(readSpan(text));
});

test.each(['1 Yea', '4-3d', '', '3', '3-4x', '0d', '-1d', '3-4 d'])(
  '"%s" is refused and never becomes a time',
  (text) => {
    expect(() => readSpan(text)).toThrow(RangeError);
  },
);

test('a row with an unknown time or flag, or without a name, is refused', () => {
  const defaults = { kind: 'meat', state: 'raw', needsCold: 'always', acid: 'low' } as const;
  for (const row of ['| x | f 1d', 'A | x | q 1d', 'A | x | f 1d, f 2d', 'A | x | f 1d | tasty'])
    expect(() => foodsFrom(foodKeeper, defaults, row), row).toThrow(RangeError);
});

test('raw meat, poultry, fish, eggs, milk and cooked food always need the cold', () => {
  const warm = foods.filter(
    ({ kind, state, needsCold }) =>
      needsCold === 'never' &&
      (['poultry', 'fish', 'egg', 'deli'].includes(kind) || (kind === 'meat' && state === 'raw')),
  );

  expect(warm.map(({ id }) => id)).toEqual([]);
});

test('what always has to be cold never ends as a question of taste in the fridge', () => {
  const wrong = foods.filter(({ needsCold, fridgeQuality }) => needsCold === 'always' && fridgeQuality);

  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('other tables name only foods that the storage table has', () => {
  const named = [
    ...pressureProcesses.flatMap((process) => process.foods),
    ...waterProcesses.flatMap((process) => process.foods),
    ...Object.keys(blanchMinutes),
    ...cookBeforeFreezing,
    ...freezeRaw,
    ...Object.keys(notForCanning),
    ...[...staples, ...staplesWithoutCooking].map(({ food }) => food),
  ];

  for (const id of named) expect(() => foodWith(id), id).not.toThrow();
});

test('a low-acid food has no process in boiling water, unless its recipe adds or makes acid', () => {
  const acidified = new Set(['cucumbers', 'sauerkraut-homemade']);
  const low = waterProcesses.flatMap((process) => process.foods).filter((id) => foodWith(id).acid === 'low');

  expect(low.filter((id) => !acidified.has(id))).toEqual([]);
});

test('higher places never get fewer minutes or pounds', () => {
  for (const { title, minutes } of waterProcesses)
    for (const times of Object.values(minutes))
      expect(
        [...times].sort((a, b) => a - b),
        title,
      ).toEqual([...times]);
  for (const bands of [dialPounds, weightPounds]) {
    const pounds = bands.map((band) => band.pounds);
    expect([...pounds].sort((a, b) => a - b)).toEqual(pounds);
  }
});

test('the parts of each food group are the whole group, and the rules have their sources', () => {
  for (const group of groups) {
    const percent = (list: typeof staples) =>
      list.filter((staple) => staple.group === group).reduce((sum, staple) => sum + staple.percent, 0);
    expect(percent(staples), group).toBe(100);
    expect(percent(staplesWithoutCooking), group).toBe(group === 'oil' ? 0 : 100);
  }
  expect(guidanceProblems(guidance)).toEqual([]);
  expect(refusals.every(({ why, instead }) => why && instead)).toBe(true);
});
