import { AlreadyRunning } from './platform/db/instance-lock.ts';
import { MigrationRefused } from './platform/db/migrations.ts';
import { sqliteCode } from './platform/db/sqlite-errors.ts';
import { BadEnv } from './platform/env.ts';
import { CannotListen } from './platform/http/listen.ts';

/**
 * Runs a server as a process: starts it, closes it on SIGTERM or SIGINT (a second signal ends at once), and says
 * in one sentence why it could not start.
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

function fail(error: unknown): never {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}

function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([AlreadyRunning, MigrationRefused, BadEnv, CannotListen].some((kind) => error instanceof kind))
    return error.message;
  const code = sqliteCode(error);
  if (code) {
    return `The database cannot be used (${code}). Check the disk and the rights of DATA_DIR, or restore the newest file of its folder "backups".`;
  }
  if ('code' in error && (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'ENOSPC')) {
    return `The data folder cannot be written: ${error.message}. Give this account the right to write there, or set DATA_DIR.`;
  }
  return undefined;
}
