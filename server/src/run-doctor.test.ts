import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './platform/env.ts';
import { migrationsFolder } from './platform/paths.ts';
import { mailFinding, runDoctor } from './run-doctor.ts';
import { createTestDatabase } from './testing/create-test-database.ts';
import { startSmtp } from './testing/smtp-process.ts';

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

test('the mail server is asked, and its trouble is named with what to do', async () => {
  const [sound, strict] = await Promise.all([startSmtp(), startSmtp('auth')]);
  const gone = 'smtp://127.0.0.1:1';
  const look = (SMTP_URL?: string) => mailFinding(readEnv({ SMTP_URL }));

  expect(await look()).toMatchObject({ state: 'ok', text: expect.stringContaining('/dev/mail') });
  expect(await look(sound.url)).toMatchObject({ state: 'ok' });
  const refused = await look(strict.url.replace('//', '//lampstand:wrong@'));
  expect(refused).toMatchObject({
    state: 'problem',
    text: expect.stringContaining('Correct the user and the password'),
  });
  expect(refused.text).not.toContain('wrong');
  expect(await look(gone)).toMatchObject({ state: 'problem', text: expect.stringContaining('cannot be used (E') });
  await Promise.all([sound.close(), strict.close()]);
});
