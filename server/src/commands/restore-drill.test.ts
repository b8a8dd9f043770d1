import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { overwrite } from '../testing/overwrite.ts';
import { bundleScript, dataFolder, endServers, startServer } from '../testing/server-process.ts';

const writes = await bundleScript('main-with-writes');
afterEach(endServers);

const patiently = { timeout: 120_000, interval: 50 };
const backupsIn = (dataDir: string) => readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.db'));

/** Numbers of the churches that the writing server made, in ascending order. */
function drillsIn(file: string): number[] {
  const client = new SQLite(file, { readonly: true });
  try {
    expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
    const slugs = client.prepare<[], string>("select slug from church where slug like 'drill-%'").pluck().all();
    return slugs.map((slug) => Number(slug.slice('drill-'.length))).sort((a, b) => a - b);
  } finally {
    client.close();
  }
}

test('drill: a backup is made by hand, the server is killed while it writes, the backup is restored', {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = await dataFolder();
  const database = join(DATA_DIR, 'lampstand.db');
  const writing = startServer({ DATA_DIR }, writes);
  const written = () =>
    Number(
      writing
        .output()
        .match(/^wrote (\d+)$/gm)
        ?.at(-1)
        ?.slice('wrote '.length) ?? 0,
    );
  const command = async (name: 'backup' | 'restore', ...words: string[]) => {
    const process = startServer({ DATA_DIR }, `${name}.js`, ...words);
    return { code: await process.exit, said: process.output() };
  };

  // The first backup comes by itself, in a new folder and in the middle of writes.
  await vi.waitFor(() => expect(backupsIn(DATA_DIR)).toEqual([expect.stringMatching(/^hourly-000001-/)]), patiently);
  await vi.waitFor(() => expect(written()).toBeGreaterThan(50), patiently);
  const before = written();
  const made = await command('backup');
  const [backup = ''] = /\S+by-hand-000002-\S+\.db/.exec(made.said) ?? [];
  const inBackup = drillsIn(backup);
  expect(inBackup.length).toBeGreaterThanOrEqual(before);

  const refused = await command('restore', backup);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('Stop it, then restore.') });

  await vi.waitFor(() => expect(written()).toBeGreaterThan(inBackup.length + 50), patiently);
  writing.child.kill('SIGKILL');
  await writing.exit;
  expect(statSync(`${database}-wal`).size).toBeGreaterThan(0);

  const restored = await command('restore', backup);
  expect(restored).toEqual({ code: 0, said: expect.stringMatching(/lampstand\.db\.before-restore-\S+Z-wal/) });
  const server = startServer({ DATA_DIR });
  const [, port] = await server.line(/"port":(\d+)/);

  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(drillsIn(database)).toEqual(inBackup);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(drillsIn(database)).toEqual(inBackup);

  // Nothing of the former database is lost either: the files set aside hold each acknowledged write.
  const [former = ''] = /\S+before-restore-\S+Z(?=\s)/.exec(restored.said) ?? [];
  expect(drillsIn(former).length).toBeGreaterThanOrEqual(written());
});

test('a killed server checks its database and starts; a damaged database stops the start with how to restore', {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = await dataFolder();
  const killed = startServer({ DATA_DIR }, writes);
  await killed.line(/^wrote 50$/m);
  await vi.waitFor(() => expect(backupsIn(DATA_DIR)).toHaveLength(1), patiently);
  killed.child.kill('SIGKILL');
  await killed.exit;

  const second = startServer({ DATA_DIR }, writes);
  await second.line(/the last run did not close the database; it is sound/);
  await second.line(/^wrote \d+$/m);
  second.child.kill('SIGKILL');
  await second.exit;
  overwrite(join(DATA_DIR, 'lampstand.db'), 2_000 * 4_096, 100 * 4_096);
  const third = startServer({ DATA_DIR });

  expect(await third.exit).toBe(1);
  expect(third.output()).toMatch(
    /^The database .* is damaged \(.*npm run restore -- .*backups\/hourly-000001-.*\.db$/m,
  );
  expect(third.output()).not.toContain('    at ');
});

test('a server whose backup finds a damaged database is not ready, and logs it', {
  timeout: 120_000,
}, async () => {
  const DATA_DIR = await dataFolder();
  overwrite(join(DATA_DIR, 'lampstand.db'), 2_000 * 4_096, 100 * 4_096);

  const server = startServer({ DATA_DIR });
  const [, port] = await server.line(/"port":(\d+)/);

  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'failed', parts: { backup: 'failed' } });
  }, patiently);
  await server.line(/The last backup failed: /);
  await server.line(/"job":"back up"/);
});
