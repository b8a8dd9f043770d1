import { pbkdf2Sync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { solve } from './proof.ts';

const nonce = '0123456789abcdef0123456789abcdef';
const salt = 'fedcba9876543210fedcba9876543210';

/** The key of a counter, worked out by another library. */
function keyOf(counter: number): string {
  const password = Buffer.alloc(20);
  password.write(nonce, 'hex');
  password.writeUInt32BE(counter, 16);
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex');
}
const challengeOf = (counter: number) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce,
    salt,
    cost: 10,
    keyLength: 32,
    keyPrefix: keyOf(counter).slice(0, 32),
  },
  signature: 'signed',
});

test('the counter that the server chose is found, and shown with the challenge as it was given', async () => {
  const challenge = challengeOf(37);

  const proof = JSON.parse(atob(await solve(challenge, new AbortController().signal)));

  expect(proof).toMatchObject({ challenge, solution: { counter: 37, derivedKey: keyOf(37) } });
});

test('an aborted request stops the proof', async () => {
  const line = new AbortController();
  line.abort();

  await expect(solve(challengeOf(37), line.signal)).rejects.toThrow(/abort/i);
});

test('on a page without a secure address there is nothing to count with, and that is said', async () => {
  vi.stubGlobal('crypto', {});

  await expect(solve(challengeOf(1), new AbortController().signal)).rejects.toMatchObject({ code: 'proof_impossible' });
  vi.unstubAllGlobals();
});
