import type { Part } from '../boot.ts';

export { problemsOf } from './problems-of.ts';
export { RunView } from './run-view.tsx';

/** What only some apps need, as files of their own. Loaded from here, so that they share all that is here. */
export const parts = {
  chat: () => import('./chat.tsx'),
  rows: () => import('./records.tsx'),
  csv: () => import('./csv.tsx'),
} satisfies { [part in Part]: unknown };
