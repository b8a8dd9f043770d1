import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work before other work can run. */
const LONGEST_TURN = 5;

/** For long work that must not block the server: `await turn()` between its steps lets other work run. */
export function inTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_TURN) return;
    await nextTurn();
    since = performance.now();
  };
}
