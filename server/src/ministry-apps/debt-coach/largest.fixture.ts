import type { LargestRun } from '../../testing/largest-run.ts';

/** The most that the forms take: 30 debts of ten million each, paid off in the last month that a plan can have. */
const debt = {
  ...{ type: 'mortgage', balance: 1_000_000_000, apr: 0, minimum: Math.ceil(1_000_000_000 / 599), dueDay: 31 },
  inCollections: true,
};
const debts = Array.from({ length: 30 }, (_, index) => ({ ...debt, name: `${'W'.repeat(117)}${index + 100}` }));

export const largest: LargestRun[] = [
  { input: { debts, extra: 0, strategy: 'compare', currency: 'NZD', income: 1_000_000_000 } },
];
