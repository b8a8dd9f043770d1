import type { LargestRun } from '../../testing/largest-run.ts';

/** Seven ideas for someone who has everything and every limit that a note is about. */
export const largest: LargestRun[] = [
  {
    input: {
      ...{
        skills: 'I clean, sew, cook and drive. '.repeat(16),
        hours: 60,
        money: 10_000_000,
        place: 'city',
        wanted: 7,
      },
      ...{ kinds: ['clean', 'cook'], assets: ['car', 'truck', 'kitchen', 'computer'], planFor: '7', serve: true },
      ...{ limits: ['benefits', 'immigration', 'record'], goal: 2_000_000, customers: 'W'.repeat(120) },
    },
  },
];
