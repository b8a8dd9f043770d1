import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PhrasingSet } from './nearest.ts';
import { phrasingFile, preparedIndex, readPhrasings } from './phrasing-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'phrasings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const set = (id: string, ...texts: string[]): PhrasingSet => ({
  id,
  phrasings: texts.map((text) => ({ id: text.slice(0, 3), text })),
});
const chat = set('chat', 'who was Job?', 'what is grace?');
const prayer = set('prayer', 'no rain since May');
const vectors = (...numbers: number[]) => numbers.map((number) => Float32Array.of(number, -number, number / 3));

function written(): string {
  const path = join(folder, 'phrasings.bin');
  const texts = [...chat.phrasings, ...prayer.phrasings].map(({ text }) => text);
  const made = vectors(1, 2, 3);
  writeFileSync(path, phrasingFile(new Map(texts.map((text, index) => [text, made[index] as Float32Array])), 'm1'));
  return path;
}

test('every set comes back with its own vectors', () => {
  const read = readPhrasings(written());

  expect(preparedIndex(chat, 'm1', read)?.vectors).toEqual(vectors(1, 2));
  expect(preparedIndex(prayer, 'm1', read)?.vectors).toEqual(vectors(3));
});

test.each([
  ['a set with a new text', set('chat', 'who was Job?', 'what is mercy?'), 'm1'],
  ['vectors of another model', chat, 'm2'],
])('%s has no prepared vectors', (_, wanted, model) => {
  expect(preparedIndex(wanted, model, readPhrasings(written()))).toBeUndefined();
});

test('without a file nothing is prepared', () => {
  expect(preparedIndex(chat, 'm1', readPhrasings(join(folder, 'missing.bin')))).toBeUndefined();
});
