import { expect, test } from 'vitest';
import { heldOut } from './corpus/held-out.ts';
import { heldOutSecond } from './corpus/held-out-second.ts';
import { heldOutThird } from './corpus/held-out-third.ts';
import { corpus } from './corpus/index.ts';
import type { Sentence } from './corpus/sentences.ts';
import { careGate } from './gate.ts';

interface Reading {
  sentence: Sentence;
  got: 'urgent' | 'note' | 'nothing';
  missing: readonly string[];
}

function read(sentence: Sentence): Reading {
  const findings = careGate([sentence.text]);
  const missing = sentence.kinds.filter(
    (kind) => !findings.some((finding) => finding.kind === kind && finding.level === sentence.expected),
  );
  const got = findings.some((finding) => finding.level === 'urgent')
    ? 'urgent'
    : findings.length > 0
      ? 'note'
      : 'nothing';
  return { sentence, got, missing };
}

const readings = [...corpus, ...heldOut, ...heldOutSecond, ...heldOutThird].map(read);
const texts = (list: readonly Reading[]) => list.map(({ sentence }) => sentence.text);
const expected = (level: Sentence['expected']) => readings.filter(({ sentence }) => sentence.expected === level);

test('the corpus is large enough to mean something', () => {
  expect(readings.length).toBeGreaterThanOrEqual(700);
  expect(expected('harmless').length).toBeGreaterThanOrEqual(80);
  expect(new Set(texts(readings)).size).toBe(readings.length);

  const counts = new Map<string, number>();
  for (const { sentence, got } of readings) {
    const cell = `expected ${sentence.expected}, found ${got}`;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  console.info(
    [`Care gate over ${readings.length} sentences:`, ...[...counts].map(([cell, n]) => `  ${cell}: ${n}`)].join('\n'),
  );
});

test('every sentence of danger brings urgent help of its kind', () => {
  expect(texts(expected('urgent').filter(({ missing }) => missing.length > 0))).toEqual([]);
});

test('sentences told at a distance get a note of their kind and nothing urgent', () => {
  expect(texts(expected('note').filter(({ got, missing }) => got === 'urgent' || missing.length > 0))).toEqual([]);
});

test('figures of speech and everyday requests never bring urgent help', () => {
  expect(texts(expected('harmless').filter(({ got }) => got === 'urgent'))).toEqual([]);
});
