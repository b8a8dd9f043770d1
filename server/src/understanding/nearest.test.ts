import { expect, test } from 'vitest';
import { type Near, nearestOf, sureOf } from './nearest.ts';
import { meanOf, similarity, unit } from './sentence-encoder.ts';

const at = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const index = {
  model: 'test',
  phrasings: [
    { id: 'rain', text: 'no rain' },
    { id: 'rain', text: 'a drought' },
    { id: 'cat', text: 'a lost cat' },
  ],
  vectors: [at(0), at(40), at(90)],
};

test('each id is as near as its nearest phrasing, best first', () => {
  const near = nearestOf(at(50), index);

  expect(near.map(({ id, text }) => [id, text])).toEqual([
    ['rain', 'a drought'],
    ['cat', 'a lost cat'],
  ]);
  expect(near[0]?.score).toBeCloseTo(Math.cos((10 * Math.PI) / 180), 5);
  expect(nearestOf(at(50), index, 1)).toHaveLength(1);
});

const near = (...scores: number[]): Near[] => scores.map((score, i) => ({ id: `${i}`, text: '', score }));

test.each([
  ['above the floor and ahead of the second', near(0.7, 0.5), true],
  ['below the floor', near(0.55, 0.1), false],
  ['level with the second', near(0.7, 0.67), false],
  ['the only one', near(0.7), true],
  ['nothing', near(), false],
])('sureOf: %s', (_, list, sure) => {
  expect(sureOf(list, { floor: 0.6, margin: 0.05 }) !== undefined).toBe(sure);
});

test('a mean of vectors has length 1 and is between them', () => {
  const mean = meanOf([at(0), at(60)]);

  expect(similarity(mean, mean)).toBeCloseTo(1, 5);
  expect(similarity(mean, at(30))).toBeCloseTo(1, 5);
  expect([...unit(Float32Array.of(0, 0))]).toEqual([0, 0]);
});
