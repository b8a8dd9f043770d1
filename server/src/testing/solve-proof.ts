import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does the work of a `proof_required` answer, as a frame does it; answers what `x-lampstand-proof` then says. */
export async function solveProof(challenge: object): Promise<string> {
  const asked = challenge as Challenge; // as our own server has just sent it
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64');
}
