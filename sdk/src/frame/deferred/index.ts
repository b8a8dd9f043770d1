import type { Feature } from '../boot.ts';

export { ProblemSummary } from './problem-summary.tsx';
export { problemsOf } from './problems-of.ts';

/** Features, each in a chunk of its own. Loaded from here, so that they share this chunk's code. */
export const features = {
  run: () => import('./run-view.tsx'),
  chat: () => import('./chat.tsx'),
  records: () => import('./records.tsx'),
  csv: () => import('./csv.tsx'),
  files: () => import('./open-file.tsx'),
} satisfies { [feature in Feature]: unknown };
