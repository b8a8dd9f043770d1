import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Challenge } from 'altcha-lib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKeyRing } from '../../platform/auth/keys.ts';
import { defaultLimits } from '../../platform/limit-defaults.ts';
import { type Limits, openLimits } from '../../platform/limits.ts';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { solveProof } from '../../testing/solve-proof.ts';
import { createChallengeService } from './proof-of-work.ts';

const ruth = { church: 'grace-chapel', visitor: 'ruth' };
const master = Buffer.alloc(32, 7);
let folder: string;
let limits: Limits;
let clock = createSettableClock();
const open = (keys = createKeyRing(master)) => createChallengeService({ keys, limits, clock });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-proof-'));
  limits = openLimits(join(folder, 'limits.db'), defaultLimits);
});
beforeEach(() => {
  clock = createSettableClock();
});
afterAll(() => {
  limits.close();
  rmSync(folder, { recursive: true });
});

test('a valid proof is accepted once', async () => {
  const challenges = open();
  const proof = await solveProof(await challenges.challenge(ruth, 0));

  const shown = await Promise.all([1, 2, 3].map(() => challenges.accepts(ruth, proof)));

  expect(shown.filter(Boolean)).toHaveLength(1);
  expect(await open().accepts(ruth, proof)).toBe(false);
});

test('a proof is valid for its own visitor and church, for five minutes', async () => {
  const challenges = open();
  const proof = await solveProof(await challenges.challenge(ruth, 0));

  expect(await challenges.accepts({ ...ruth, visitor: 'boaz' }, proof)).toBe(false);
  expect(await challenges.accepts({ ...ruth, church: 'other' }, proof)).toBe(false);
  clock.advance(5 * 60_000);
  expect(await challenges.accepts(ruth, proof)).toBe(false);
  clock.advance(-1);
  expect(await challenges.accepts(ruth, proof)).toBe(true);
});

test('a proof of a challenge made while the clock was a year ahead is refused', async () => {
  const right = clock.now();
  clock.advance(365 * 24 * 60 * 60_000);
  const proof = await solveProof(await open().challenge(ruth, 0));

  clock.set(right);

  expect(await open().accepts(ruth, proof)).toBe(false);
});

test('a proof signed with the previous key is accepted during key rotation', async () => {
  const proof = await solveProof(await open().challenge(ruth, 0));
  const next = Buffer.alloc(32, 8);

  expect(await open(createKeyRing(next)).accepts(ruth, proof)).toBe(false);
  expect(await open(createKeyRing(next, master)).accepts(ruth, proof)).toBe(true);
});

test('a challenge that was made easier or not solved is refused', async () => {
  const challenges = open();
  const challenge = (await challenges.challenge(ruth, 0)) as Challenge;
  const forge = (parameters: object, solution: object = {}) => {
    const forged = { ...challenge, parameters: { ...challenge.parameters, ...parameters } };
    return Buffer.from(
      JSON.stringify({ challenge: forged, solution: { counter: 1, derivedKey: '0'.repeat(64), ...solution } }),
    ).toString('base64');
  };

  for (const forged of [{}, { cost: 1 }, { keySignature: '0'.repeat(64) }, { keyPrefix: '0'.repeat(32) }]) {
    expect(await challenges.accepts(ruth, forge(forged))).toBe(false);
  }
  expect(await challenges.accepts(ruth, forge({ data: { ...challenge.parameters.data, until: 9e15 } }))).toBe(false);
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('hello').toString('base64')],
  ['null', Buffer.from('null').toString('base64')],
  ['an empty object', Buffer.from('{}').toString('base64')],
  ['a very long text', 'A'.repeat(100_000)],
  ['deeply nested JSON', Buffer.from('['.repeat(2_000)).toString('base64')],
])('%s is refused as a proof', async (_name, text) => {
  expect(await open().accepts(ruth, text)).toBe(false);
});

test('a higher load makes a harder challenge', async () => {
  const challenges = open();
  const guesses = async (load: number) => {
    const proof = await solveProof(await challenges.challenge(ruth, load));
    return JSON.parse(Buffer.from(proof, 'base64').toString()).solution.counter;
  };

  const light = await guesses(0);
  const middle = await guesses(0.3);
  expect([light >= 400, light <= 500, middle >= 2_080, middle <= 2_600]).toEqual([true, true, true, true]);
});
