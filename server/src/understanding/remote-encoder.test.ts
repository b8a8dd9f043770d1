import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelSimulator, startModelSimulator } from '../../../tools/model-simulator/index.ts';
import { createBreaker } from '../platform/breaker.ts';
import { systemClock } from '../platform/clock.ts';
import { createRemoteEncoder } from './remote-encoder.ts';
import { similarity } from './sentence-encoder.ts';

let simulator: ModelSimulator;
beforeAll(async () => {
  simulator = await startModelSimulator();
});
afterAll(() => simulator.close());

const apiKey = 'sk-secret';
const encoderOf = (name: string, rest: Partial<Parameters<typeof createRemoteEncoder>[1]> = {}) =>
  createRemoteEncoder({ baseUrl: simulator.baseUrl, name, apiKey }, { deadlineMs: 2_000, ...rest });
const requests = (name: string) => simulator.askedForVectors.filter(({ model }) => model === name);

test('texts get vectors of length 1, and texts that share words are nearer', async () => {
  const [rain, drought, cat] = await encoderOf('ok').embed(['no rain since May', 'no rain at all', 'my cat ran away']);

  expect(similarity(rain as Float32Array, rain as Float32Array)).toBeCloseTo(1, 5);
  expect(similarity(rain as Float32Array, drought as Float32Array)).toBeGreaterThan(
    similarity(rain as Float32Array, cat as Float32Array),
  );
  expect(requests('ok')[0]?.key).toBe(apiKey);
});

test('150 texts go in batches of 64, and those that are known are not sent again', async () => {
  const encoder = encoderOf('batches');
  const texts = Array.from({ length: 150 }, (_, index) => `text number ${index}`);

  const first = await encoder.embed(texts);
  const second = await encoder.embed(texts.slice(0, 10));

  expect(requests('batches').map(({ input }) => input.length)).toEqual([64, 64, 22]);
  expect(second).toEqual(first.slice(0, 10));
});

test('an empty text and a very long one are sent as what an endpoint accepts', async () => {
  await encoderOf('lengths').embed(['', 'word '.repeat(1_000)]);

  expect(requests('lengths')[0]?.input.map(({ length }) => length)).toEqual([1, 1_199]);
});

test('vectors in another order are put back into the order of the texts', async () => {
  const texts = ['no rain', 'a lost cat', 'a new job'];

  expect(await encoderOf('shuffled').embed(texts)).toEqual(await encoderOf('ok').embed(texts));
});

test.each([
  ['wrong-width', 'garbled'],
  ['nan', 'garbled'],
  ['infinite', 'garbled'],
  ['zeros', 'garbled'],
  ['few', 'garbled'],
  ['garbage', 'garbled'],
  ['401', 'refused'],
  ['404', 'refused'],
  ['500', 'unreachable'],
  ['redirect', 'unreachable'],
])('an endpoint in the mode %s gives no vectors, and the error has no key and no text', async (mode, kind) => {
  const error = await encoderOf(mode)
    .embed(['a private text', 'another'])
    .catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ name: 'EncoderError', kind });
  expect(String((error as Error).stack)).not.toMatch(/sk-secret|private/);
  expect((error as Error).cause).toBeUndefined();
});

test('what failed in passing is tried a second time, and nothing is tried a third time', async () => {
  expect(await encoderOf('503-once').embed(['a'])).toHaveLength(1);
  await expect(encoderOf('503').embed(['a'])).rejects.toThrow('503');
  await expect(encoderOf('400').embed(['a'])).rejects.toThrow('400');

  expect(['503-once', '503', '400'].map((name) => requests(name).length)).toEqual([2, 2, 1]);
});

test.each(['slow', 'silent'])('an endpoint in the mode %s is left at the deadline', async (mode) => {
  const started = Date.now();

  await expect(encoderOf(mode, { deadlineMs: 200 }).embed(['a'])).rejects.toThrow('slow');
  expect(Date.now() - started).toBeLessThan(1_500);
});

test('an address where no one listens is unreachable, and after five failures the endpoint rests', async () => {
  const gone = await startModelSimulator();
  await gone.close();
  const outcomes: string[] = [];
  const options = {
    deadlineMs: 2_000,
    breaker: createBreaker(systemClock),
    onOutcome: (one: string) => outcomes.push(one),
  };
  const encoder = createRemoteEncoder({ baseUrl: gone.baseUrl, name: 'ok' }, options);

  for (let turn = 0; turn < 6; turn += 1) await encoder.embed(['a']).catch(() => undefined);

  expect(outcomes).toEqual([...Array(5).fill('unreachable'), 'resting']);
});
