import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../testing/test-understanding.ts';
import { ordinaryBible, ordinaryMoney, ordinaryPrayers } from './corpus/ordinary.ts';
import { dangersIn } from './danger.ts';
import { careGate } from './gate.ts';
import { piecesOf } from './meaning.ts';
import { meaningOf } from './read-meaning.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

const levelOf = async (text: string) => careGate([text], await meaningOf([text], understanding))[0]?.level ?? 'none';

/** Texts that the thresholds were chosen on, every tenth. */
const rows = readFileSync(new URL('./training/thresholds.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .filter((_, index) => index % 10 === 0)
  .map((line) => line.split('\t'));

test('danger that no phrase knows is found, and ordinary texts are left alone', async () => {
  const found = { urgent: 0, shown: 0, ofUrgent: 0, alarms: 0, ofNone: 0 };
  // The encoder reads a batch in a third of the time that one text after another takes.
  const levels: string[] = [];
  for (let at = 0; at < rows.length; at += 50) {
    levels.push(...(await Promise.all(rows.slice(at, at + 50).map(([, , , text = '']) => levelOf(text)))));
  }
  for (const [at, [, expected]] of rows.entries()) {
    const level = levels[at];
    if (expected === 'urgent') {
      found.ofUrgent += 1;
      if (level === 'urgent') found.urgent += 1;
      if (level !== 'none') found.shown += 1;
    }
    if (expected === 'none') {
      found.ofNone += 1;
      if (level === 'urgent') found.alarms += 1;
    }
  }
  console.info('Care gate on every tenth text of the thresholds:', found);

  expect(found.urgent / found.ofUrgent).toBeGreaterThan(0.5);
  expect(found.shown / found.ofUrgent).toBeGreaterThan(0.75);
  expect(found.alarms / found.ofNone).toBeLessThanOrEqual(0.07);
}, 120_000);

test('ordinary prayers, money questions and Bible questions hardly ever bring urgent help', async () => {
  const ordinary = [...ordinaryPrayers, ...ordinaryMoney, ...ordinaryBible].filter((_, index) => index % 5 === 0);
  const levels = await Promise.all(ordinary.map(({ text }) => levelOf(text)));

  expect(levels.filter((level) => level === 'urgent')).toEqual([]);
}, 60_000);

test('a long text is read in pieces that overlap, and danger in its middle is found', async () => {
  const dull = 'The potluck is on Sunday after the second service. Bring a dish for ten.'
    .repeat(6)
    .replaceAll('.T', '. T');
  const text = `${dull.replaceAll('ten.The', 'ten. The')} He locked me in the bathroom again and took my phone. I am scared he will come back tonight and hurt us. ${dull.replaceAll('ten.The', 'ten. The')}`;

  expect(piecesOf(text).length).toBeGreaterThan(2);
  expect(await levelOf(text)).toBe('urgent');
}, 60_000);

test('without vectors there is nothing to read, and Spanish is left to the phrases', async () => {
  expect(dangersIn('He choked me last night and he has a gun in the house', undefined)).toEqual([]);
  const spanish = 'Mi esposo y mis hijos son una bendición para mí y para la iglesia';
  expect(dangersIn(spanish, await meaningOf([spanish], understanding))).toEqual([]);
  expect(dangersIn('', await meaningOf([''], understanding))).toEqual([]);
});
