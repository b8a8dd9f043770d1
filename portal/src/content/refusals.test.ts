// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { refusals, refusedEs } from './es/refusals.ts';

const root = join(import.meta.dirname, '../../..');
const folders = [
  ...['accounts', 'invitations', 'signup', 'subscriptions'].map((feature) => `server/src/features/${feature}`),
  'server/src/platform/auth',
  'portal/src/pages/auth',
  'portal/src/content/en',
];

test('each message that has a Spanish text is one that the server or a form says', () => {
  const said = folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  expect(Object.keys(refusals).filter((message) => !said.includes(message))).toEqual([]);
});

test('a message without a translation is shown by its code, and one without a code by the page’s own words', () => {
  const unknown = new ApiError(409, { message: 'Something new.', code: 'conflict' });
  const silent = new ApiError(500, {});

  expect(refusedEs(unknown, 'No pudimos iniciar la sesión.')).toMatch(/^Algo cambió/);
  expect(refusedEs(silent, 'No pudimos iniciar la sesión.')).toBe('No pudimos iniciar la sesión.');
  expect(refusedEs(new ApiError(0, { message: 'Network error', code: 'network' }))).toMatch(/^Sin conexión/);
});
