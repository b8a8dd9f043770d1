import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Idea } from './data/idea.ts';
import { ideas } from './data/ideas/index.ts';
import { figuresOf } from './money.ts';

const someIdea = fc.constantFrom(...ideas);
const given = fc.record({
  idea: someIdea,
  hours: fc.integer({ min: 1, max: 60 }),
  price: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  cost: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
  fixed: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
  goal: fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: undefined }),
});

/** The same figures by counting: one unit, one month, one cent at a time. */
function counted(
  idea: Idea,
  { hours, price = idea.price, cost = idea.cost, fixed = idea.fixed }: Parameters<typeof figuresOf>[1],
) {
  let capacity = 0;
  // A year has 52 weeks, of which a month is a twelfth.
  while ((capacity + 1) * idea.minutes * 12 <= hours * 60 * 52) capacity += 1;
  const profitOf = (units: number) => {
    let cents = -fixed;
    for (let unit = 0; unit < units; unit += 1) cents += price - cost;
    return cents;
  };
  const sold = [1, 2, 3].map((month) => Math.min(capacity, month * idea.begin));
  const leastFor = (profit: number) => {
    if (price <= cost) return undefined;
    let units = 0;
    while (profitOf(units) < profit) units += 1;
    return units;
  };
  return { capacity, sold, profits: sold.map(profitOf), leastFor };
}

test('figures agree with counting unit by unit', () => {
  fc.assert(
    fc.property(given, ({ idea, ...rest }) => {
      // A margin of some cents would count for minutes.
      fc.pre(
        (rest.price ?? idea.price) - (rest.cost ?? idea.cost) > 50 ||
          (rest.price ?? idea.price) <= (rest.cost ?? idea.cost),
      );
      const figures = figuresOf(idea, { owned: new Set(), ...rest });
      const naive = counted(idea, { owned: new Set(), ...rest });

      expect(figures.capacity).toBe(naive.capacity);
      expect(figures.months.map(({ units }) => units)).toEqual(naive.sold);
      expect(figures.months.map(({ profit }) => profit)).toEqual(naive.profits);
      expect(figures.breakEven).toBe(naive.leastFor(0));
      if (rest.goal) expect(figures.goal?.units).toBe(naive.leastFor(rest.goal));
    }),
    { numRuns: 60 },
  );
});

test('break-even pays the costs, and one unit fewer does not', () => {
  fc.assert(
    fc.property(given, ({ idea, ...rest }) => {
      const { breakEven, assumptions } = figuresOf(idea, { owned: new Set(), ...rest });
      if (breakEven === undefined) return;
      const left = (units: number) => units * (assumptions.price - assumptions.cost) - assumptions.fixed;

      expect(left(breakEven)).toBeGreaterThanOrEqual(0);
      if (breakEven > 0) expect(left(breakEven - 1)).toBeLessThan(0);
    }),
  );
});

test('start money is the sum of the list, and a month pays it back when the sums say so', () => {
  for (const idea of ideas) {
    const { items, start, payback, months } = figuresOf(idea, { hours: 10, owned: new Set(['power-tools']) });

    expect(start).toBe(items.reduce((sum, { cents }) => sum + cents, 0));
    expect(items.some(({ unless }) => unless === 'power-tools')).toBe(false);
    if (payback === undefined || payback === 0) continue;
    const earned = (last: number) =>
      Array.from({ length: last }, (_, index) => months[Math.min(index, 2)]?.profit ?? 0).reduce((a, b) => a + b, 0);
    expect(earned(payback)).toBeGreaterThanOrEqual(start);
    expect(earned(payback - 1)).toBeLessThan(start);
  }
});

test('a fifth better is never worse than assumed, a fifth worse never better', () => {
  for (const idea of ideas) {
    const { variations, months } = figuresOf(idea, { hours: 12, owned: new Set() });
    for (const { id, profit } of variations) {
      const better = id === 'price-up' || id === 'units-up' || id === 'cost-down';
      expect(better ? profit >= months[2].profit : profit <= months[2].profit, `${idea.id} ${id}`).toBe(true);
    }
  }
});

test('nothing is earned by the hour where nothing is sold', () => {
  const [idea] = ideas;
  if (!idea) throw new Error('There are no ideas.');

  expect(figuresOf({ ...idea, minutes: 10_000 }, { hours: 1, owned: new Set() })).toMatchObject({
    capacity: 0,
    hourly: undefined,
  });
});
