import { statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { runBackup } from './backup.ts';
import { runRestore } from './restore.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

test('the operator backs up an open database and reads where it is and what else to keep', async () => {
  const { given, folder, close } = await createTestDatabase();
  await given.church({ slug: 'grace-chapel' });

  const answer = await runBackup(folder, now);

  const path = join(folder, 'backups/by-hand-000001-2026-11-22T12-00-00-000Z.db');
  expect(answer).toContain(`${path}  (0.`);
  expect(answer).toMatch(/Keep the master key too/);
  const copy = new SQLite(path, { readonly: true });
  expect(copy.prepare('select slug from church').pluck().all()).toEqual(['grace-chapel']);
  copy.close();
  await close();
});

test('without a database there is nothing to back up, and nothing is made', async () => {
  const { folder, close } = await createTestDatabase();

  await expect(runBackup(join(folder, 'elsewhere'), now)).rejects.toThrow(/No database at .*elsewhere/);

  expect(statSync(join(folder, 'elsewhere'), { throwIfNoEntry: false })).toBeUndefined();
  await close();
});

test('the operator restores a backup and reads where the former database is and what to check', async () => {
  const { db, given, folder, close } = await createTestDatabase();
  const answer = await runBackup(folder, now);
  const [backup = ''] = /\S+by-hand\S+\.db/.exec(answer) ?? [];
  await given.church({ slug: 'later' });
  await db.close();

  const said = await runRestore({ DATA_DIR: folder, MASTER_KEY: undefined }, now, [backup]);

  expect(said).toContain(`${backup} is restored to ${join(folder, 'lampstand.db')}`);
  expect(said).toContain(join(folder, 'lampstand.db.before-restore-2026-11-22T12-00-00-000Z'));
  expect(said).toMatch(/There is no master key\. .*npm run doctor.*may be sent a second time/s);
  const restored = new SQLite(join(folder, 'lampstand.db'), { readonly: true });
  expect(restored.prepare('select count(*) from church').pluck().get()).toBe(0);
  restored.close();
  await close();
});

test.each([[[]], [['one.db', 'two.db']]])('a restore of %j shows how to use it', async (words) => {
  await expect(runRestore({ DATA_DIR: 'unused', MASTER_KEY: undefined }, now, words)).rejects.toThrow(
    /^Usage: npm run restore -- FILE/,
  );
});
