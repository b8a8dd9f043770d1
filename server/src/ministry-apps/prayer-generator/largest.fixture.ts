import type { LargestRun } from '../../testing/largest-run.ts';

/** The longest prayer in each style. */
export const largest: LargestRun[] = ['plain', 'litany', 'lament', 'extemporary', 'charismatic'].map((style) => ({
  input: {
    ...{ purpose: 'personal', names: 'Ruth, '.repeat(20), situation: 'My father is ill and I am tired. '.repeat(30) },
    ...{ voice: 'leader', length: '240', style, passage: 'Psalm 119', address: 'Trinity', ending: 'trinity' },
  },
}));
