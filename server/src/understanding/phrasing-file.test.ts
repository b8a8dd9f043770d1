import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PhrasingSet } from './nearest.ts';
import { phrasingFile, readPhrasings } from './phrasing-file.ts';

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
  const index = (of: PhrasingSet, ...numbers: number[]) => ({
    set: of,
    index: { model: 'm1', phrasings: of.phrasings, vectors: vectors(...numbers) },
  });
  writeFileSync(path, phrasingFile([index(chat, 1, 2), index(prayer, 3)], 'm1'));
  return path;
}

test('every set comes back with its own vectors', () => {
  const read = readPhrasings(written());

  expect(read(chat, 'm1')?.vectors).toEqual(vectors(1, 2));
  expect(read(prayer, 'm1')?.vectors).toEqual(vectors(3));
});

test.each([
  ['a set that has changed since', set('chat', 'who was Job?', 'what is mercy?'), 'm1'],
  ['a set that is not in the file', set('debt', 'who was Job?'), 'm1'],
  ['vectors of another model', chat, 'm2'],
])('%s has no prepared vectors', (_, wanted, model) => {
  expect(readPhrasings(written())(wanted, model)).toBeUndefined();
});

test('without a file nothing is prepared', () => {
  expect(readPhrasings(join(folder, 'missing.bin'))(chat, 'm1')).toBeUndefined();
});
