import type { Clock } from './clock.ts';

/** One call to the model. Call one of the three methods; a second call changes nothing. */
interface Attempt {
  succeeded(): void;
  failed(): void;
  /** Says nothing about the model: the visitor left, or there was no budget. */
  abandoned(): void;
}

/** Circuit breaker for a model that keeps failing, so that no visitor waits for it. */
export interface Breaker {
  /** Undefined while the circuit is open. */
  start(): Attempt | undefined;
  readonly circuitOpen: boolean;
}

const FAILURES = 5;
const SHORTEST_OPEN = 60_000;
const LONGEST_OPEN = 15 * 60_000;

/** Opens after five failures in a row for one minute. Then one call probes, and each failed probe doubles the time. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let openFor = SHORTEST_OPEN;
  let until = 0;
  let probing = false;

  const hasFailed = () => failures >= FAILURES;
  // A later end than that was set while the clock was ahead.
  const isEarly = () => clock.now() < until && until <= clock.now() + LONGEST_OPEN;

  function attempt(isProbe: boolean): Attempt {
    let ended = false;
    const end = (work: () => void) => () => {
      if (ended) return;
      ended = true;
      if (isProbe) probing = false;
      work();
    };
    return {
      abandoned: end(() => {}),
      succeeded: end(() => {
        failures = 0;
        openFor = SHORTEST_OPEN;
      }),
      failed: end(() => {
        failures += 1;
        // Calls that were already running fail too; only the probe extends the time.
        if (isProbe) openFor = Math.min(LONGEST_OPEN, openFor * 2);
        if (isProbe || failures === FAILURES) until = clock.now() + openFor;
      }),
    };
  }

  return {
    get circuitOpen() {
      return hasFailed() && (probing || isEarly());
    },
    start() {
      if (!hasFailed()) return attempt(false);
      if (probing || isEarly()) return undefined;
      probing = true;
      return attempt(true);
    },
  };
}
