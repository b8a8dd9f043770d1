import { BackupRefused } from './platform/db/backup.ts';
import { AlreadyRunning } from './platform/db/instance-lock.ts';
import { MigrationRefused } from './platform/db/migrations.ts';
import { RestoreRefused } from './platform/db/restore.ts';
import { fileOf, sqliteCode } from './platform/db/sqlite-errors.ts';
import { UnusableDatabase } from './platform/db/unusable-database.ts';
import { BadEnv } from './platform/env.ts';
import { AppError } from './platform/http/app-error.ts';
import { CannotListen } from './platform/http/listen.ts';

/** Errors whose message is written for the operator. */
const explained = [
  AlreadyRunning,
  AppError,
  BackupRefused,
  BadEnv,
  CannotListen,
  MigrationRefused,
  RestoreRefused,
  UnusableDatabase,
];

/**
 * Runs a server as a process. SIGTERM or SIGINT closes it; a second signal ends the process at once. A failed start prints
 * one sentence.
 */
export async function runProcess(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  process.umask(0o077);
  try {
    const server = await start();
    let closing = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (closing) process.exit(1);
        closing = true;
        server.close().then(
          () => process.exit(0),
          (error: unknown) => fail(error),
        );
      });
    }
  } catch (error) {
    fail(error);
  }
}

/** Runs one command and prints its answer, or one sentence that says why it failed. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  process.umask(0o077);
  try {
    console.log(await command());
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(explanationOf(error) ?? error);
  process.exit(1);
}

function explanationOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (explained.some((kind) => error instanceof kind)) return error.message;
  const code = sqliteCode(error);
  if (code) {
    const file = fileOf(error) ?? 'The database';
    return `Can’t use ${file} (${code}). Check the disk, and if this account can read and write DATA_DIR. npm run doctor says more.`;
  }
  if ('code' in error && (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'ENOSPC')) {
    return `Can’t write to the data folder: ${error.message}. Fix its permissions, or set DATA_DIR.`;
  }
  return undefined;
}
