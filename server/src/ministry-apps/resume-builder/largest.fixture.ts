import type { LargestRun } from '../../testing/largest-run.ts';

/** Fifteen jobs with as much work as the form takes, a posting of new words, and everything else. */
const jobs = Array.from({ length: 15 }, (_, index) => ({
  ...{
    title: `Cashier ${index}`,
    employer: 'W'.repeat(120),
    kind: 'unpaid',
    start: String(1980 + index),
    end: 'present',
  },
  did: 'I ran 2 rooms\n'.repeat(142),
}));
const posting = Array.from({ length: 900 }, (_, index) => `- skill${String.fromCharCode(97 + (index % 26))} work`).join(
  '\n',
);

export const largest: LargestRun[] = [
  {
    input: {
      ...{ target: 'Cook', name: 'Ana', jobs, posting: posting.slice(0, 8_000), skills: 'a, '.repeat(260) },
      ...{ make: 'resume', format: 'chronological', pages: '2', faith: 'show', references: 'line' },
      ...{ first: true, record: true },
    },
  },
];
