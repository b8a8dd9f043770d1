import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = new URL('../../dist/frame/', import.meta.url);
const list = new URL('assets.json', folder);

// What comes after the first chunk is counted per visit: no app loads both parts of the second.
test.skipIf(!existsSync(list)).each([
  { what: 'the first usable form', files: ['script'], goal: 10_000, most: 12_000 },
  { what: 'the second chunk of a form', files: ['more'], goal: 8_000, most: 10_000 },
  { what: 'the second chunk of a form with records', files: ['more', 'rows'], goal: 8_000, most: 10_000 },
  { what: 'the second chunk of a conversation', files: ['more', 'chat'], goal: 8_000, most: 10_000 },
])('$what stays within its budget', ({ what, files, goal, most }) => {
  const names = JSON.parse(readFileSync(list, 'utf8'));
  const sizes = files.map((file) => brotliCompressSync(readFileSync(new URL(names[file], folder))).length);

  const bytes = sizes.reduce((sum, size) => sum + size);

  console.info(`${what}: ${bytes} B (goal ${goal}, fails above ${most})`);
  expect(bytes).toBeLessThanOrEqual(most);
});
