import { type Challenge, Failure } from '../failure.ts';

// Keys worked out at once: WebCrypto does them beside the page, on as many cores as there are.
const AT_ONCE = 4;
const MOST_TIME = 120_000;

/**
 * Does the sum of a challenge and answers what the server wants to see in `x-lampstand-proof`.
 * The keys are derived outside the page's own thread, so the page stays usable; `signal` ends it.
 * Throws a `Failure` `proof_impossible` on a page without a secure address, `proof_required` when it takes too long.
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { algorithm, nonce, salt, cost, keyLength = 32, keyPrefix } = challenge.parameters;
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || !algorithm.startsWith('PBKDF2/')) throw new Failure('proof_impossible');
  const rule = { name: 'PBKDF2', salt: bytes(salt), iterations: cost, hash: algorithm.slice(7) };
  const derive = async (counter: number) => {
    const key = await subtle.importKey('raw', password(nonce, counter), 'PBKDF2', false, ['deriveBits']);
    return { counter, derivedKey: hex(await subtle.deriveBits(rule, key, keyLength * 8)) };
  };
  const began = performance.now();
  const wanted = keyPrefix.toLowerCase();
  for (let counter = 0; performance.now() - began < MOST_TIME; counter += AT_ONCE) {
    signal.throwIfAborted();
    const keys = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => derive(counter + index)));
    const found = keys.find(({ derivedKey }) => derivedKey.startsWith(wanted));
    const time = Math.round(performance.now() - began);
    if (found) return btoa(JSON.stringify({ challenge, solution: { ...found, time } }));
  }
  throw new Failure('proof_required');
}

// The nonce, then the counter in four bytes, the greatest first.
function password(nonce: string, counter: number): Uint8Array<ArrayBuffer> {
  return bytes(nonce + counter.toString(16).padStart(8, '0'));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
