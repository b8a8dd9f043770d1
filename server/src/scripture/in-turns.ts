import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which everything else has its turn. */
const LONGEST_TURN = 5;

/** For long work that must not hold up a server: `await turn()` between its steps lets others go first now and then. */
export function inTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_TURN) return;
    await nextTurn();
    since = performance.now();
  };
}
