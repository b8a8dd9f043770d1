import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './platform/env.ts';
import { migrationsFolder } from './platform/paths.ts';
import { runDoctor } from './run-doctor.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

async function setUp() {
  const { folder, clock, file, close } = await createTestDatabase();
  const env = readEnv({ DATA_DIR: folder });
  const look = () => runDoctor(env, clock, { migrations: migrationsFolder, built: [file] });
  return { look, clock, file, folder, close };
}

test('a sound installation has nothing to act on', async () => {
  const { look, close } = await setUp();

  expect(look().map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok']);
  await close();
});

test('a helpline whose review date has passed is named', async () => {
  const { look, clock, close } = await setUp();
  clock.set('2040-01-01T00:00:00Z');

  const warnings = look().filter(({ state }) => state === 'warning');

  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings[0]?.text).toMatch(/The helpline ".+" was to be reviewed by \d{4}-\d\d-\d\d\./);
  await close();
});

test('a file that is no database is a problem, not a crash', async () => {
  const { look, file, close } = await setUp();
  await close();
  const before = look()[0];

  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'nothing like a database '.repeat(500));
  const after = look()[0];

  expect(before).toMatchObject({ state: 'warning', text: expect.stringContaining('Start the server once') });
  expect(after).toMatchObject({ state: 'problem', text: expect.stringContaining('Restore the newest backup') });
  rmSync(dirname(file), { recursive: true });
});
