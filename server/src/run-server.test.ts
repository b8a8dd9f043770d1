import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { UnusableDatabase } from './platform/db/unusable-database.ts';
import { readEnv } from './platform/env.ts';
import { enqueueMail } from './platform/mail/outbox.ts';
import { outbox } from './platform/mail/table.ts';
import { runServer } from './run-server.ts';
import { plainEmail } from './testing/mail-office.ts';
import { overwrite } from './testing/overwrite.ts';
import { copyScriptureDatabase } from './testing/scripture-database.ts';
import { startSmtp } from './testing/smtp-process.ts';

// Two whole starts, each with the Bible's index: a busy machine takes its time.
const patiently = { timeout: 120_000 };
const outboxFirst =
  'a running server sends what its outbox holds; one that is stopped leaves the rest for the next start';

test(outboxFirst, patiently, async () => {
  const smtp = await startSmtp();
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-test-'));
  await copyScriptureDatabase(join(folder, 'lampstand.db'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
  const first = await runServer(env);
  const post = (to: string) =>
    first.deps.db.write((tx) => enqueueMail(tx, { now: first.deps.clock.now, keys: first.deps.keys }, plainEmail(to)));

  await post('ruth@example.org');
  await vi.waitFor(() => expect(smtp.taken.map(({ to }) => to[0])).toEqual(['ruth@example.org']), 30_000);
  await vi.waitFor(async () => {
    expect(await first.deps.db.read.select().from(outbox)).toMatchObject([{ state: 'sent' }]);
  }, 30_000);
  const stopped = first.close();
  await expect(post('boaz@example.org').then(() => stopped)).resolves.toBeUndefined();
  const second = await runServer(env);
  await vi.waitFor(
    () => expect(smtp.taken.map(({ to }) => to[0])).toEqual(['ruth@example.org', 'boaz@example.org']),
    30_000,
  );

  await second.close();
  await smtp.close();
  rmSync(folder, { recursive: true });
});

test('damage that appears only during the start stops it too, with the restore command', patiently, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-test-'));
  const file = join(folder, 'lampstand.db');
  await copyScriptureDatabase(file);
  overwrite(file, (firstPageOf('church', file) - 1) * 4_096, 4_096);
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' });

  const started = runServer(env);

  await expect(started).rejects.toThrow(UnusableDatabase);
  await expect(started).rejects.toThrow(/is damaged \(SQLITE_CORRUPT.*npm run restore -- /);
  rmSync(folder, { recursive: true });
});

function firstPageOf(table: string, file: string): number {
  const client = new SQLite(file, { readonly: true });
  const page = client.prepare<[string], number>('select rootpage from sqlite_master where name = ?').pluck().get(table);
  client.close();
  return page ?? 0;
}
