import type { LargestRun } from '../../testing/largest-run.ts';

/** Eighty foods, each with the longest name. */
const items = Array.from({ length: 80 }, (_, index) => ({
  ...{ food: `ground beef ${'W'.repeat(44)}${index}`, place: 'freezer', since: '2026-09-01', opened: true },
}));

export const largest: LargestRun[] = [{ input: { mode: 'inventory', items } }];
