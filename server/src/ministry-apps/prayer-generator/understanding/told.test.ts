import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { concerns } from '../data/concerns/index.ts';
import { isTold, toldIn } from './told.ts';

test.each([
  ['I got the job! Seven months.', 'This child came very early.', false],
  ['Our baby came seven weeks early.', 'This child came very early.', true],
  [
    'I said I would do it later.',
    'A promise was broken. Forgive this, and let the next promise be a small one.',
    false,
  ],
  ['I lied to my wife and I am ashamed.', 'Forgive this, and let the next promise be a small one.', true],
  ['Truck needs a transmission.', 'Give the children in this house the feeling of enough.', false],
  ['Our dog had nine puppies.', 'Make it well, if it can be made well.', false],
  ['math test', 'Let examiners be fair.', true],
])('“%s” and “%s”: told %s', (text, line, expected) => {
  expect(isTold(line, toldIn(text))).toBe(expected);
});

test('a line without anything taken for granted fits every text', () => {
  expect(isTold('Give what is needed most, and give it in time.', toldIn(''))).toBe(true);
});

test('sentences that people write about a situation tell what its petitions take for granted', () => {
  const situations = new Map(concerns.flatMap((concern) => concern.situations.map((one) => [one.id, one])));
  const rows = readFileSync(new URL('../training/situations.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const sample = rows.filter((_, index) => index % 12 === 0).map((row) => row.split('\t'));
  const known = sample.flatMap(([id = '', text = '']) => (situations.has(id) ? [{ id, text }] : []));
  const without = known.filter(({ id, text }) => {
    const told = toldIn(text);
    return !situations.get(id)?.lines.some((line) => isTold(line, told));
  });

  expect(known.length).toBeGreaterThan(1000);
  expect(without.length / known.length).toBeLessThan(0.06);
});
