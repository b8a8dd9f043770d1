import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { KeyRing } from '../../platform/auth/keys.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Limits } from '../../platform/limits.ts';

/** Who is asked for work: a visit of one church. What it does for itself nobody else can use. */
interface ChallengeSubject {
  /** Slug. */
  church: string;
  /** The random visitor of the embed token. */
  visitor: string;
}

/** Asks a browser for some work before it goes on. Another service can take this one's place. */
export interface ChallengeService {
  /** A piece of work; `pressure` is from 0, the least, to 1, the most. */
  challenge(of: ChallengeSubject, pressure: number): Promise<object>;
  /** Whether this is the work that the visit was asked for: done, in time, and shown for the first time. */
  accepts(of: ChallengeSubject, proof: string): Promise<boolean>;
}

interface ChallengeDeps {
  keys: KeyRing;
  limits: Pick<Limits, 'isFirstUse'>;
  clock: Clock;
}

/** Milliseconds in which a piece of work has to be done. */
const LIFE = 5 * 60_000;
/** Longest proof that is read. */
const MOST_CHARACTERS = 4_000;
/** Rounds of PBKDF2 for each guess; the server itself makes one guess a challenge. */
const ROUNDS = 1_000;
/** Guesses that a browser has to make: a fraction of a second to a few seconds. */
const GUESSES = { least: 400, most: 6_000 };

const algorithm = 'PBKDF2/SHA-256';
const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));
const Proof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      ...{ nonce: hex(32), salt: hex(32), keyPrefix: hex(32), keySignature: hex(64) },
      ...{ cost: z.int(), keyLength: z.literal(32) },
      data: z.strictObject({ church: z.string(), visitor: z.string(), until: z.int() }),
    }),
    signature: hex(64),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffffffff), derivedKey: hex(64) }),
});

/**
 * Work by the ALTCHA protocol, version 2: a key is derived again and again until it begins as asked. Challenges are signed
 * and nothing of them is kept; a proof is remembered until its time is over, so that it is good once.
 */
export function createChallengeService({ keys, limits, clock }: ChallengeDeps): ChallengeService {
  const secrets = keys.keysFor('proof').map((key) => key.toString('hex'));
  const keySecrets = keys.keysFor('proof-key').map((key) => key.toString('hex'));

  return {
    async challenge({ church, visitor }, pressure) {
      const least = Math.round(GUESSES.least + (GUESSES.most - GUESSES.least) * Math.min(1, Math.max(0, pressure)));
      return createChallenge({
        algorithm,
        cost: ROUNDS,
        counter: randomInt(least, Math.ceil(least * 1.25)),
        deriveKey,
        // Not `expiresAt`, which the library would measure by the machine's clock instead of ours.
        data: { church, visitor, until: clock.now() + LIFE },
        hmacSignatureSecret: secrets[0] ?? '',
        hmacKeySignatureSecret: keySecrets[0] ?? '',
      });
    },
    async accepts({ church, visitor }, text) {
      const proof = parseProof(text);
      if (!proof) return false;
      const { data, nonce } = proof.challenge.parameters;
      if (data.church !== church || data.visitor !== visitor) return false;
      // One with far more time left than a new one was made while the clock was ahead.
      if (data.until <= clock.now() || data.until > clock.now() + 2 * LIFE) return false;
      for (const [index, hmacSignatureSecret] of secrets.entries()) {
        const hmacKeySignatureSecret = keySecrets[index];
        const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret });
        if (verified) return limits.isFirstUse(`proof|${nonce}`, data.until);
      }
      return false;
    },
  };
}

function parseProof(text: string): z.infer<typeof Proof> | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  try {
    return Proof.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
