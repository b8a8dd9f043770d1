import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUpTo } from './backup.ts';

/** Writes a backup named after `now` (epoch ms) into a folder and deletes all but the newest `keep`; answers its path. */
export async function backUpAndPrune(file: string, folder: string, now: number, keep: number): Promise<string> {
  const destination = join(folder, `hourly-${stamp(now)}.db`);
  await backUpTo(file, destination);
  for (const old of hourlyBackups(folder).slice(0, -keep)) rmSync(join(folder, old), { force: true });
  return destination;
}

/** Name for a backup that is taken before something risky, beside the hourly ones and never pruned. */
export function backupBefore(what: string, folder: string, now: number): string {
  return join(folder, `before-${what}-${stamp(now)}.db`);
}

function hourlyBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^hourly-.*\.db$/.test(name))
    .sort();
}

const stamp = (now: number) => new Date(now).toISOString().replace(/[:.]/g, '-');
