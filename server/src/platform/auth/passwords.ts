import { Argon2id } from 'oslo/password';
import { AppError } from '../http/app-error.ts';

/** Hashes and checks passwords (Argon2id). No other file imports the library. */
export interface Passwords {
  /** PHC string. @throws AppError `busy` when too many wait. */
  hash(password: string): Promise<string>;
  /** Whether the password is right. Takes the same time when `hash` is undefined (an unknown address). */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean;
}

export interface Argon2Cost {
  /** KiB. */
  memorySize: number;
  iterations: number;
}

/** Twice OWASP's minimum of 19 MiB and two passes; about 47 ms on the machine where it was measured. */
export const defaultCost: Argon2Cost = { memorySize: 47_104, iterations: 2 };
const floor: Argon2Cost = { memorySize: 19_456, iterations: 2 };

/**
 * Hashing with a bounded queue, so that a flood of logins cannot occupy all threads.
 * @throws Error for a cost below OWASP's floor.
 */
export function createPasswords(
  limits: { hashesInFlight: number; hashesQueued: number },
  cost: Argon2Cost = defaultCost,
): Passwords {
  if (cost.memorySize * cost.iterations < floor.memorySize * floor.iterations) {
    throw new Error('Argon2id is set below the least cost that OWASP recommends.');
  }
  const argon = new Argon2id({ ...cost, parallelism: 1 });
  const inTurn = createQueue(limits.hashesInFlight, limits.hashesQueued);
  const nobody = inTurn(() => argon.hash('a password that no one has'));
  return {
    hash: (password) => inTurn(() => argon.hash(password)),
    async verify(hash, password) {
      const fits = await inTurn(async () => argon.verify(hash ?? (await nobody), password));
      return hash !== undefined && fits;
    },
    isOutdated: (hash) => !hash.includes(`m=${cost.memorySize},t=${cost.iterations},`),
  };
}

function createQueue(atOnce: number, waitingMost: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) {
        throw new AppError('busy', 'We’re busy right now. Please try again in a few seconds.', {
          retryAfterSeconds: 3,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
