import { expect, test } from 'vitest';
import { eatFirst } from './inventory.ts';
import { signsInName } from './name-signs.ts';

const lineFor = (food: string) => eatFirst([{ food, place: 'pantry', opened: false }], '2026-11-23')[0];

test.each([
  ['can of green beans bulging', 'sign-can'],
  ['can of corn with a deep dent', 'sign-dent'],
  ['can of corn, dent on the seam', 'sign-dent'],
  ['rusty can of peaches', 'sign-dent'],
  ['moldy bread', 'sign-mold'],
])('"%s" on a list is thrown out', (food, rule) => {
  expect(lineFor(food)).toMatchObject({ rank: 0, verdict: { rule } });
});

test('a jar from home is never kept without its recipe, and never thrown out without a sign', () => {
  expect(lineFor('home canned salsa')).toMatchObject({ rank: 4, said: { fromHome: true } });
  expect(lineFor('home canned green beans')?.verdict).toBeUndefined();
  expect(lineFor('home-canned beets, lid is loose')?.rank).toBe(0);
  expect(lineFor('homemade jam')).toMatchObject({ rank: 4, said: { fromHome: true } });
  expect(lineFor('flour with bugs')?.rank).toBe(0);
});

test('a small dent is no deep one, and plain names have no sign', () => {
  expect(signsInName('can corn dent in the side')).toMatchObject({ signs: [], smallDent: true });
  for (const name of ['sour cream', 'leeks', 'top ramen', 'tomato can', 'spoon sweets'])
    expect(signsInName(name), name).toEqual({ signs: [], fromHome: false, homemade: false, smallDent: false });
});
