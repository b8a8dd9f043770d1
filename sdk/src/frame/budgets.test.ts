import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = new URL('../../dist/frame/', import.meta.url);
const list = new URL('assets.json', folder);
const built = existsSync(list);

test.skipIf(!built).each([
  { file: 'script', goal: 10_000, most: 12_000 },
  { file: 'more', goal: 8_000, most: 10_000 },
])('$file stays within its budget', ({ file, goal, most }) => {
  const names = JSON.parse(readFileSync(list, 'utf8'));

  const bytes = brotliCompressSync(readFileSync(new URL(names[file], folder))).length;

  console.info(`frame ${file}: ${bytes} B (goal ${goal}, fails above ${most})`);
  expect(bytes).toBeLessThanOrEqual(most);
});
