import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planTime, type TimedPart } from './time-plan.ts';

const minutesOf = (total: number, parts: TimedPart[], roundTo: 1 | 5 = 1) => {
  const plan = planTime(total, parts, { roundTo });
  return plan.fits ? plan.parts.map(({ minutes }) => minutes) : plan;
};

test('parts share the minutes by weight and start where the one before ends', () => {
  const plan = planTime(45, [{ name: 'Welcome', minutes: 5 }, { name: 'Study', weight: 3 }, { name: 'Pray' }]);

  expect(plan).toEqual({
    fits: true,
    parts: [
      { name: 'Welcome', minutes: 5, starts: 0 },
      { name: 'Study', weight: 3, minutes: 30, starts: 5 },
      { name: 'Pray', minutes: 10, starts: 35 },
    ],
  });
});

test('a part never falls below its minimum, and the others give way', () => {
  expect(minutesOf(20, [{ weight: 10 }, { weight: 1, minimum: 6 }, {}])).toEqual([13, 6, 1]);
});

test('fives where all can be fives; what is left goes to the heaviest part', () => {
  expect(minutesOf(60, [{ weight: 2 }, {}, {}], 5)).toEqual([30, 15, 15]);
  expect(minutesOf(63, [{}, { weight: 2 }, {}], 5)).toEqual([15, 33, 15]);
  expect(minutesOf(12, [{ minimum: 3 }, { minimum: 3 }, { minimum: 3 }], 5)).toEqual([4, 4, 4]);
});

test('what cannot fit says how much it needs, or how much no part can take', () => {
  expect(minutesOf(10, [{ minutes: 8 }, { minimum: 5 }])).toEqual({ fits: false, needed: 13, left: 0 });
  expect(minutesOf(10, [{ minutes: 8 }])).toEqual({ fits: false, needed: 8, left: 2 });
  expect(minutesOf(10, [{ minutes: 10 }])).toEqual([10]);
  expect(minutesOf(0, [])).toEqual([]);
  const same = {};
  expect(minutesOf(7, [same, same])).toEqual([4, 3]);
});

test('the parts always sum to the minutes and keep their minimums', () => {
  const part = fc.record(
    {
      minutes: fc.integer({ min: 0, max: 20 }),
      weight: fc.integer({ min: 0, max: 9 }),
      minimum: fc.integer({ min: 0, max: 15 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 240 }),
      fc.array(part, { maxLength: 12 }),
      fc.constantFrom<1 | 5>(1, 5),
      (total, parts, roundTo) => {
        const plan = planTime(total, parts, { roundTo });
        const least = parts.reduce((sum, { minutes, minimum = 1 }) => sum + (minutes ?? minimum), 0);

        if (!plan.fits) {
          expect(plan.needed).toBe(least);
          expect(plan.needed > total || plan.left === total - plan.needed).toBe(true);
          return;
        }
        expect(plan.parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total);
        plan.parts.forEach(({ minutes, starts }, index) => {
          const given = parts[index] ?? {};
          if (given.minutes === undefined) expect(minutes).toBeGreaterThanOrEqual(given.minimum ?? 1);
          else expect(minutes).toBe(given.minutes);
          const before = plan.parts[index - 1];
          expect(starts).toBe(before ? before.starts + before.minutes : 0);
        });
      },
    ),
  );
});
