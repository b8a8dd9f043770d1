import type { LargestRun } from '../../testing/largest-run.ts';

/** A plan with everything that the form takes. */
export const largest: LargestRun[] = [
  {
    input: {
      ...{ job: 'Cook', mode: 'plan', level: 'entry', count: 15, kind: 'panel', day: '2026-12-01', pace: 'coach' },
      ...{ posting: 'Cooks clean and serve. '.repeat(260), resume: 'I cooked for forty people. '.repeat(230) },
      ...{ worries: ['record', 'gap'], needs: ['ride', 'phone', 'internet', 'clothes', 'child-care', 'papers'] },
    },
  },
];
