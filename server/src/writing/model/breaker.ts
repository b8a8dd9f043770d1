import type { Clock } from '../../platform/clock.ts';

/** One call that was let through. Exactly one of the three ends it; a second one changes nothing. */
interface Attempt {
  succeeded(): void;
  failed(): void;
  /** It tells nothing about the model: the visitor went away, or the money was not there. */
  left(): void;
}

/** Leaves a model alone that fails again and again, so that nobody waits for it. */
export interface Breaker {
  /** Answers nothing while the model rests. */
  ask(): Attempt | undefined;
  readonly resting: boolean;
}

const FAILURES = 5;
const SHORTEST_REST = 60_000;
const LONGEST_REST = 15 * 60_000;

/** Rests after five failures in a row, for a minute; then one call tries, and each further failure doubles the rest. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let rest = SHORTEST_REST;
  let until = 0;
  let trying = false;

  const isOpen = () => failures >= FAILURES;
  // An end further ahead than any rest was set while the clock was ahead.
  const isEarly = () => clock.now() < until && until <= clock.now() + LONGEST_REST;

  function attempt(isProbe: boolean): Attempt {
    let ended = false;
    const end = (work: () => void) => () => {
      if (ended) return;
      ended = true;
      if (isProbe) trying = false;
      work();
    };
    return {
      left: end(() => {}),
      succeeded: end(() => {
        failures = 0;
        rest = SHORTEST_REST;
      }),
      failed: end(() => {
        failures += 1;
        // Calls that were under way when the rest began fail too; only the probe makes it longer.
        if (isProbe) rest = Math.min(LONGEST_REST, rest * 2);
        if (isProbe || failures === FAILURES) until = clock.now() + rest;
      }),
    };
  }

  return {
    get resting() {
      return isOpen() && (trying || isEarly());
    },
    ask() {
      if (!isOpen()) return attempt(false);
      if (trying || isEarly()) return undefined;
      trying = true;
      return attempt(true);
    },
  };
}
