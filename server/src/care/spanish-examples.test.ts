import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../testing/test-understanding.ts';
import { indexPhrasings, nearestOf } from '../understanding/nearest.ts';
import { careGate } from './gate.ts';
import chosen from './spanish-examples.json' with { type: 'json' };
import { dangerExamples, readVotes, VOTERS } from './spanish-examples.ts';
import { type Row, readRows } from './training/read-rows.ts';
import { writtenLanguage } from './written-language.ts';

const { encoder, close } = openTestUnderstanding();
afterAll(close);

test('the examples are 600 English sentences of the training set, half of them danger', () => {
  const known = new Set(readRows('sentences.tsv').map(({ text, level }) => `${level} ${text}`));
  const count = (level: string) => chosen.examples.filter((example) => example.level === level).length;

  expect([count('urgent'), count('note'), count('none')]).toEqual([200, 100, 300]);
  expect(chosen.examples.filter(({ text }) => writtenLanguage([text]) === 'es')).toEqual([]);
  expect(chosen.examples.filter(({ text, level }) => !known.has(`${level} ${text}`))).toEqual([]);
});

// In English with the built-in encoder, in place of Spanish with a multilingual one.
test('the votes find danger that phrases miss, and leave everyday texts alone', async () => {
  const index = await indexPhrasings(dangerExamples.phrasings, encoder);
  const asked = ({ level, style }: Row) => level === 'urgent' || (level === 'none' && style === 'everyday');
  const rows = readRows('thresholds.tsv').filter(
    (row, at) => at % 5 === 0 && asked(row) && careGate([row.text]).length === 0,
  );
  const rates = { danger: 0, shown: 0, everyday: 0, urgentAlarms: 0, alarms: 0 };
  // The encoder reads a batch in a third of the time that one text after another takes.
  const vectors: Float32Array[] = [];
  for (let at = 0; at < rows.length; at += 64) {
    vectors.push(...(await encoder.embed(rows.slice(at, at + 64).map(({ text }) => text))));
  }
  for (const [at, { level }] of rows.entries()) {
    const vector = vectors[at];
    const read = readVotes(nearestOf(vector as Float32Array, index, VOTERS));
    if (level === 'urgent') {
      rates.danger += 1;
      if (read) rates.shown += 1;
    }
    if (level === 'none') {
      rates.everyday += 1;
      if (read) rates.alarms += 1;
      if (read?.level === 'urgent') rates.urgentAlarms += 1;
    }
  }
  console.info('Votes of the examples, in English with the built-in encoder:', rates);

  expect(rates.shown / rates.danger).toBeGreaterThan(0.25);
  expect(rates.urgentAlarms).toBe(0);
  expect(rates.alarms / rates.everyday).toBeLessThanOrEqual(0.08);
}, 60_000);
