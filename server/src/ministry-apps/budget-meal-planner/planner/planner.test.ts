import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestPrice } from './bound.ts';
import { naiveCheapest, naivePrice } from './naive.fixture.ts';
import { cheapestPacks, purchaseFor } from './packages.ts';
import { priceOf } from './price.ts';
import type { Problem, Stuff } from './problem.ts';
import { bestMenu, cheapestMenu } from './search.ts';
import { Table } from './table.ts';

const anyStuff = fc
  .record({
    small: fc.integer({ min: 20, max: 200 }),
    large: fc.option(fc.integer({ min: 201, max: 900 }), { nil: undefined }),
    cents: fc.integer({ min: 10, max: 300 }),
    stock: fc.constantFrom(0, 0, 0, 90, 400),
    opened: fc.constantFrom(-1, 0, 2, 3, 60),
    weekly: fc.boolean(),
  })
  .map(
    ({ small, large, cents, stock, opened, weekly }): Stuff => ({
      id: 'x',
      packs: large
        ? [
            { mg: small, cents },
            { mg: large, cents: Math.ceil((cents * large) / small) - 5 },
          ]
        : [{ mg: small, cents }],
      stock,
      opened,
      weekly,
    }),
  );

/** Problems so small that every menu can be tried. */
const anyProblem = fc
  .record({
    stuffs: fc.array(anyStuff, { minLength: 2, maxLength: 4 }),
    dishes: fc.array(
      fc.record({
        yields: fc.integer({ min: 5, max: 60 }),
        keeps: fc.boolean(),
        needs: fc.uniqueArray(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 10, max: 500 })), {
          minLength: 1,
          maxLength: 3,
          selector: ([stuff]) => stuff,
        }),
        freshDay: fc.constantFrom(0, 3, 6),
      }),
      { minLength: 2, maxLength: 4 },
    ),
    days: fc.constantFrom([0, 0, 1], [0, 1, 2, 4], [0, 3, 8]),
    portions: fc.integer({ min: 5, max: 50 }),
    leftoverDays: fc.constantFrom(0, 3),
  })
  .map(
    ({ stuffs, dishes, days, portions, leftoverDays }): Problem => ({
      slots: days.map((day) => ({ day, meal: 'dinner' as const })),
      dishes: dishes.map(({ needs, ...dish }, index) => ({
        ...dish,
        id: String(index),
        needs: needs.filter(([stuff]) => stuff < stuffs.length),
        // The first dish can be cooked on every day, so that there is always a menu.
        freshDay: index === 0 ? 6 : dish.freshDay,
        points: 0,
        families: [],
        work: false,
        wishes: [],
      })),
      choices: days.map(() => dishes.map((_, index) => index)),
      stuffs,
      wishes: [],
      portions,
      leftoverDays,
    }),
  );

test('the price of a menu is that of a second, naive calculation', () => {
  fc.assert(
    fc.property(anyProblem, fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }), (problem, picks) => {
      const menu = problem.slots.map((_, slot) => (picks[slot] ?? 0) % problem.dishes.length);
      const table = new Table(
        problem,
        menu.map(() => -1),
      );
      const placed = table.set(menu.map((dish, slot) => [slot, dish] as const));

      expect(placed ? table.cents : undefined).toBe(naivePrice(problem, menu));
    }),
    { numRuns: 400 },
  );
});

test('no menu is cheaper than the lowest price, and the cheapest menu that is found is nearly always the cheapest there is', () => {
  let found = 0;
  const runs = 90;
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const best = naiveCheapest(problem);
      const { cents } = cheapestMenu(problem);

      expect(lowestPrice(problem)).toBeLessThanOrEqual(best);
      expect(cents).toBeGreaterThanOrEqual(best);
      if (cents === best) found += 1;
    }),
    { numRuns: runs, seed: 4 },
  );
  expect(found).toBeGreaterThanOrEqual(runs * 0.95);
});

test('the best menu never costs more than the budget, and undoing a change restores the price', () => {
  fc.assert(
    fc.property(anyProblem, fc.integer({ min: 0, max: 2_000 }), (problem, budget) => {
      const table = bestMenu(problem, budget, cheapestMenu(problem).menu);
      const { cents, menu } = table;
      const before = [...menu];

      expect(cents).toBeLessThanOrEqual(budget);
      expect(cents).toBe(naivePrice(problem, before));
      if (table.set([[0, 0]])) table.undo();
      expect([table.cents, [...table.menu]]).toEqual([cents, before]);
    }),
    { numRuns: 25 },
  );
});

test('packages hold what is needed, and the quick price is the price of the purchase', () => {
  const uses = fc.array(fc.record({ day: fc.nat({ max: 13 }), mg: fc.integer({ min: 1, max: 800 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyStuff, uses, (stuff, some) => {
      const sorted = [...some].sort((a, b) => a.day - b.day || a.mg - b.mg);
      const { cents, counts, fromStock } = purchaseFor(stuff, sorted);
      const bought = counts.reduce((sum, count, index) => sum + count * (stuff.packs[index]?.mg ?? 0), 0);

      expect(bought + fromStock).toBeGreaterThanOrEqual(some.reduce((sum, { mg }) => sum + mg, 0));
      expect(counts.reduce((sum, count, index) => sum + count * (stuff.packs[index]?.cents ?? 0), 0)).toBe(cents);
      expect(priceOf(stuff, [...some])).toBe(cents);
    }),
    { numRuns: 500 },
  );
  expect(
    cheapestPacks(
      [
        { mg: 454, cents: 119 },
        { mg: 1361, cents: 299 },
      ],
      900,
    ),
  ).toEqual({ cents: 238, counts: [2, 0] });
});
