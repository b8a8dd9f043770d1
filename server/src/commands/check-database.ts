import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { damageOf } from '../platform/db/check-database.ts';
import { newestBackup } from '../platform/db/keep-backups.ts';
import { MigrationRefused, pendingMigrations } from '../platform/db/migrations.ts';
import { openSqlite } from '../platform/db/sqlite.ts';
import { asUnusable, restoreAdvice } from '../platform/db/unusable-database.ts';
import type { Env } from '../platform/env.ts';
import { inMegabytes } from './backup.ts';
import type { Finding } from './finding.ts';

const HOUR = 3_600_000;
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

/** Checks the database, its newest backup and the free disk space. Changes nothing. */
export function databaseFindings({ DATA_DIR }: Env, clock: Clock, migrations: string): Finding[] {
  const file = join(DATA_DIR, 'lampstand.db');
  const backups = join(DATA_DIR, 'backups');
  if (!existsSync(file)) return [{ state: 'warning', text: `No database at ${file} yet. Start the server once.` }];
  return [databaseFinding(file, backups, migrations), backupFinding(backups, clock.now()), diskFinding(file, DATA_DIR)];
}

function databaseFinding(file: string, backups: string, migrations: string): Finding {
  try {
    return openedFinding(file, backups, migrations);
  } catch (error) {
    if (error instanceof MigrationRefused) return { state: 'problem', text: error.message };
    const unusable = asUnusable(error, file, backups);
    if (unusable) return { state: 'problem', text: unusable.message };
    const reason = error instanceof Error ? error.message : String(error);
    const text = `Can't read the database (${reason}). Check the disk, and if this account can read ${file}.`;
    return { state: 'problem', text };
  }
}

function openedFinding(file: string, backups: string, migrations: string): Finding {
  const client = openSqlite(file, { readonly: true });
  try {
    const damage = damageOf(client);
    if (damage) return { state: 'problem', text: `The database is damaged (${damage}). ${restoreAdvice(backups)}` };
    const pending = pendingMigrations(client, migrations);
    return pending.length > 0
      ? { state: 'warning', text: `The next start will apply ${pending.join(', ')}, after a backup.` }
      : { state: 'ok', text: `The database is up to date: ${file}` };
  } finally {
    client.close();
  }
}

function backupFinding(folder: string, now: number): Finding {
  const newest = newestBackup(folder);
  if (!newest) {
    const text = `There is no backup in ${folder}. The server creates one when it starts. To create one now: npm run backup`;
    return { state: 'warning', text };
  }
  const hours = Math.floor((now - newest.madeAt) / HOUR);
  const size = inMegabytes(newest.bytes);
  if (hours < 0) {
    const text = `The newest backup, ${newest.path} (${size}), has a time in the future. Check the clock of this machine, then run npm run backup.`;
    return { state: 'warning', text };
  }
  return hours < 3
    ? { state: 'ok', text: `The newest backup, ${newest.path} (${size}), is less than ${hours + 1} h old.` }
    : {
        state: 'warning',
        text: `The newest backup, ${newest.path} (${size}), is ${hours} h old. A running server creates one every hour: look for "back up" in its log.`,
      };
}

function diskFinding(file: string, folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const needed = Math.max(LEAST_FREE_BYTES, 3 * statSync(file).size);
  const text = `${inMegabytes(free)} are free where ${folder} is.`;
  return free < needed
    ? { state: 'warning', text: `${text} Backups and upgrades need ${inMegabytes(needed)}: make room.` }
    : { state: 'ok', text };
}
