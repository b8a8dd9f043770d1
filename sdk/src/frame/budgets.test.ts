import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = new URL('../../dist/frame/', import.meta.url);
const list = new URL('assets.json', folder);

// What comes after the first chunk is counted per visit: no app loads both parts of the second. What opens on the press of
// a button, and a chart, which is fetched when one arrives, is counted by itself, with the words it brings.
test.skipIf(!existsSync(list)).each([
  { what: 'the first usable form', files: ['script'], goal: 10_000, most: 12_000 },
  { what: 'the deferred chunk of a form', files: ['deferred', 'run'], goal: 8_000, most: 10_000 },
  {
    what: 'the deferred chunk of a form with records',
    files: ['deferred', 'run', 'records'],
    goal: 8_000,
    most: 10_000,
  },
  { what: 'the deferred chunk of a conversation', files: ['deferred', 'chat', 'text'], goal: 8_000, most: 10_000 },
  { what: 'tables, checklists, schedules and cards', files: ['heavy'], goal: 1_300, most: 2_000 },
  { what: 'a chart', files: ['chart'], goal: 1_200, most: 2_000 },
  { what: 'an opened chapter', files: ['passage', 'panels'], goal: 2_000, most: 4_000 },
  { what: 'a result that is sent to the church', files: ['send', 'text', 'panels'], goal: 2_000, most: 4_000 },
  { what: 'the proof of work', files: ['proof'], goal: 1_000, most: 2_000 },
  { what: 'a copy', files: ['copy', 'text'], goal: 1_000, most: 2_000 },
  { what: 'an edited section', files: ['edit'], goal: 1_000, most: 2_000 },
  { what: 'a question of the app', files: ['ask', 'panels'], goal: 2_000, most: 4_000 },
  { what: 'a practice', files: ['practice', 'panels'], goal: 2_500, most: 4_000 },
  { what: 'a saved file', files: ['files'], goal: 1_000, most: 2_000 },
  { what: 'pasted rows', files: ['paste', 'cells'], goal: 1_500, most: 3_000 },
])('$what stays within its budget', ({ what, files, goal, most }) => {
  const names = JSON.parse(readFileSync(list, 'utf8'));
  const sizes = files.map((file) => brotliCompressSync(readFileSync(new URL(names[file], folder))).length);

  const bytes = sizes.reduce((sum, size) => sum + size);

  console.info(`${what}: ${bytes} B (goal ${goal}, fails above ${most})`);
  expect(bytes).toBeLessThanOrEqual(most);
});
