import type { LargestRun } from '../../testing/largest-run.ts';

/** Two weeks of all meals for seven kinds of people. */
export const largest: LargestRun[] = [
  {
    input: {
      people: ['adult', 'senior', 'teen', 'older-child', 'child', 'toddler', 'baby'].map((age) => ({ age, count: 1 })),
      ...{ mode: 'home', budget: 100_000, days: 14, allergic: 'no', cook: 'all', cold: 'freezer', cuisine: 'any' },
      ...{ meals: ['breakfast', 'lunch', 'dinner', 'snack'], basics: ['salt', 'oil'], have: 'rice, beans, flour' },
    },
  },
];
