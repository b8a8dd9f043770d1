import { afterAll, expect, test } from 'vitest';
import { fromSource } from '../testing/worker-from-source.ts';
import { createWorkerEncoder } from './worker-encoder.ts';

const start = fromSource(new URL('./encoder-worker.fixture.ts', import.meta.url));
const encoder = createWorkerEncoder('lengths', start);
afterAll(() => encoder.close());

test('sentences that come together are encoded together, each with its own vector', async () => {
  const all = await Promise.all([encoder.embed(['a', 'bb']), encoder.embed(['ccc'])]);

  expect(all.flat().map(([length]) => length)).toEqual([1, 2, 3]);
});

test('a sentence that was read before is not sent again', async () => {
  const [first] = await encoder.embed(['once']);
  const [second] = await encoder.embed(['once']);

  expect(second?.[1]).toBe(first?.[1]);
});

test('a failed batch fails its callers, and the next one is answered', async () => {
  await expect(encoder.embed(['fail'])).rejects.toThrow();
  expect((await encoder.embed(['after']))[0]?.[0]).toBe(5);
});

test('more sentences than a worker can read in time are refused', async () => {
  const many = Array.from({ length: 257 }, (_, index) => `sentence ${index}`);

  await expect(encoder.embed(many)).rejects.toThrow('waiting');
});
