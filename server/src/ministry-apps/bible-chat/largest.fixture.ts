import type { LargestRun } from '../../testing/largest-run.ts';

/** Forty long answers. */
export const largest: LargestRun[] = [
  {
    input: { length: 'deep', view: 'differ' },
    questions: ['What does the Bible say about anxiety?', 'What does Psalm 119 say?', 'Should babies be baptized?'],
  },
];
