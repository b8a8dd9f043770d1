import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../testing/test-understanding.ts';
import type { PhrasingSet } from './nearest.ts';
import { rankAmong, stemsIn } from './rank.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

const ruth: PhrasingSet = {
  id: 'ruth',
  phrasings: [
    { id: 'ruth/husband', text: 'who did Ruth marry' },
    { id: 'ruth/husband', text: 'was Ruth married again' },
    { id: 'ruth/home', text: 'where was Ruth from' },
    { id: 'ruth/home', text: 'what country did Ruth come from' },
    { id: 'ruth/work', text: 'how did Ruth find food' },
    { id: 'ruth/work', text: 'why did Ruth work in the fields' },
  ],
  answers: new Map([
    ['ruth/husband', 'Ruth married Boaz, a landowner of Bethlehem.'],
    ['ruth/home', 'She was a Moabite, from the land east of the Dead Sea.'],
    ['ruth/work', 'She gleaned what the harvesters left.'],
  ]),
};

test.each([
  ['who was her second husband, Boaz?', 'ruth/husband'],
  ['what land is she from', 'ruth/home'],
  ['what did the harvesters leave her', 'ruth/work'],
])('of questions on one subject, "%s" is %s, whose words it has', async (text, id) => {
  const among = (await understanding.compare(ruth, text))?.among('ruth/') ?? [];

  expect(among[0]?.id).toBe(id);
  expect(among.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThan(1);
});

test('a question about something else is likely to be none of them', async () => {
  const [first] = (await understanding.compare(ruth, 'how tall is the Eiffel Tower'))?.among('ruth/') ?? [];

  expect(first?.probability).toBeLessThan(0.25);
});

test('there is nothing to rank among no candidates', () => {
  expect(rankAmong({ vector: Float32Array.of(1, 0), stems: stemsIn('anything') }, [], () => 1)).toEqual([]);
});
