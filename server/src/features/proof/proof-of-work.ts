import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { KeyRing } from '../../platform/auth/keys.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Limits } from '../../platform/limits.ts';

/** Binds a challenge to one church and one embed token, so that a solution cannot be reused elsewhere. */
interface ChallengeSubject {
  /** Slug. */
  church: string;
  /** The random visitor id of the embed token. */
  visitor: string;
}

/** Gives a browser a proof-of-work challenge and checks the solution. */
export interface ChallengeService {
  /** `load`: from 0, the easiest challenge, to 1, the hardest. */
  challenge(subject: ChallengeSubject, load: number): Promise<object>;
  /** Whether the proof solves a challenge of this subject, in time and for the first time. */
  accepts(subject: ChallengeSubject, proof: string): Promise<boolean>;
}

interface ChallengeDeps {
  keys: KeyRing;
  limits: Pick<Limits, 'isFirstUse'>;
  clock: Clock;
}

/** Milliseconds until a challenge expires. */
const LIFE = 5 * 60_000;
/** Longest proof that we parse. */
const MOST_CHARACTERS = 4_000;
/** Rounds of PBKDF2 for each guess; the server makes one guess a challenge. */
const ROUNDS = 1_000;
/** Guesses of the browser: a fraction of a second to a few seconds. */
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
 * Proof of work (ALTCHA version 2, PBKDF2-SHA-256). Challenges are signed and stateless; a used nonce is stored until it
 * expires.
 */
export function createChallengeService({ keys, limits, clock }: ChallengeDeps): ChallengeService {
  const secrets = keys.keysFor('proof').map((key) => key.toString('hex'));
  const keySecrets = keys.keysFor('proof-key').map((key) => key.toString('hex'));

  return {
    async challenge({ church, visitor }, load) {
      const least = Math.round(GUESSES.least + (GUESSES.most - GUESSES.least) * Math.min(1, Math.max(0, load)));
      return createChallenge({
        algorithm,
        cost: ROUNDS,
        counter: randomInt(least, Math.ceil(least * 1.25)),
        deriveKey,
        // Not `expiresAt`, which the library compares with the system clock instead of ours.
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
      // A later expiry than a new challenge can have was set while the clock was ahead.
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
