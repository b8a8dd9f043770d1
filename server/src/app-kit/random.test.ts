import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, pick, rotate, sample, seedOf, shuffle, shuffleForAttempt } from './random.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test('a seed is the FNV-1a hash of the text', () => {
  // From the reference vectors of FNV-1a, 32 bits.
  expect(seedOf([''])).toBe(0x811c9dc5);
  expect(seedOf(['a'])).toBe(0xe40c292c);
  expect(seedOf(['foobar'])).toBe(0xbf9cf968);
});

test('parts are joined by a slash, and objects are read as JSON', () => {
  expect(seedOf([12, 'verses'])).toBe(seedOf(['12/verses']));
  expect(seedOf([{ name: 'Ana' }])).toBe(seedOf(['{"name":"Ana"}']));
  expect(seedOf([{ name: 'Ana' }])).not.toBe(seedOf([{ name: 'Luis' }]));
});

test('the sequence of a seed never changes', () => {
  const random = createRandom(1);

  // Mulberry32 as published, seed 1.
  expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('numbers are from 0 up to 1', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = createRandom(seed);
      for (let count = 0; count < 20; count += 1) {
        const number = random();
        expect(number >= 0 && number < 1).toBe(true);
      }
    }),
  );
});

test('each item is picked about equally often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 7_000; seed += 1) {
    const letter = pick(createRandom(seed), letters) ?? '';
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }

  expect(counts.size).toBe(7);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test('picking from an empty list gives nothing and still uses one number', () => {
  const [one, other] = [createRandom(5), createRandom(5)];

  expect(pick(one, [])).toBeUndefined();
  pick(other, letters);
  expect(one()).toBe(other());
});

test('shuffling keeps every item once and leaves the list alone', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
      const before = [...items];
      const shuffled = shuffle(createRandom(seed), items);

      expect(items).toEqual(before);
      expect([...shuffled].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
      expect(shuffle(createRandom(seed), items)).toEqual(shuffled);
    }),
  );
});

test('a sample has the asked number of different items, or all there are', () => {
  expect(new Set(sample(createRandom(3), letters, 4)).size).toBe(4);
  expect(sample(createRandom(3), letters, 99)).toHaveLength(7);
  expect(sample(createRandom(3), letters, -1)).toEqual([]);
});

test('three attempts begin with three different thirds of one order', () => {
  const firsts = [1, 2, 3].map((attempt) => shuffleForAttempt(letters, { base: 9, attempt }, 'key').slice(0, 3));
  const all = shuffleForAttempt(letters, { base: 9, attempt: 1 }, 'key');

  expect(firsts[1]).toEqual(all.slice(3, 6));
  expect(firsts[2]?.[0]).toBe(all[6]);
  expect(shuffleForAttempt([], { base: 9, attempt: 2 }, 'key')).toEqual([]);
});

test('rotating by any whole number keeps the order around the circle', () => {
  expect(rotate(letters, 2).join('')).toBe('cdefgab');
  expect(rotate(letters, -1).join('')).toBe('gabcdef');
  expect(rotate(letters, 702).join('')).toBe('cdefgab');
  expect(rotate([], 3)).toEqual([]);
});
