import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RestoreRefused, restoreDatabase } from '../platform/db/restore.ts';
import type { Env } from '../platform/env.ts';
import { migrationsFolder } from '../platform/paths.ts';
import { inMegabytes } from './backup.ts';

const usage = 'Usage: npm run restore -- FILE, where FILE is a backup, e.g. of the folder DATA_DIR/backups.';

/**
 * Restores a backup and returns what to print: where the former files are, and what to do next.
 * @throws RestoreRefused
 */
export async function runRestore(
  { DATA_DIR, MASTER_KEY }: Pick<Env, 'DATA_DIR' | 'MASTER_KEY'>,
  now: number,
  [file, ...more]: readonly string[],
): Promise<string> {
  if (!file || more.length > 0) throw new RestoreRefused(usage);
  const options = { dataDir: DATA_DIR, migrations: migrationsFolder, now };
  const { database, setAside, pending } = await restoreDatabase(resolve(file), options);
  const former = setAside.length > 0 ? `\n\nThe previous database is kept here:\n\n  ${setAside.join('\n  ')}` : '';
  const upgrade = pending.length > 0 ? `\n- The next start updates it to this version (${pending.join(', ')}).` : '';
  const hasKey = MASTER_KEY !== undefined || existsSync(join(DATA_DIR, 'master.key'));
  const key = hasKey
    ? '- The master key must be the one that was in use when the backup was made.'
    : `- There is no master key. Set MASTER_KEY or put master.key in ${join(DATA_DIR, '/')} before you start the server.`;
  return `${resolve(file)} is restored to ${database} (${inMegabytes(statSync(database).size)}).${former}

What to check now:

${key}
- Run npm run doctor, then start the server.
- Emails that were waiting when the backup was made may be sent a second time.${upgrade}`;
}
