import { AlreadyRunning } from './platform/db/instance-lock.ts';
import { MigrationRefused } from './platform/db/migrations.ts';
import { BadEnv } from './platform/env.ts';
import { CannotListen } from './platform/http/listen.ts';

/**
 * Runs a server as a process: starts it, closes it on SIGTERM or SIGINT (a second signal ends at once), and says
 * in one sentence why it could not start.
 */
export async function runProcess(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
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
  const expected = [AlreadyRunning, MigrationRefused, BadEnv, CannotListen].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
}
