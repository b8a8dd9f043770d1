import { existsSync, renameSync } from 'node:fs';
import { stamp } from './files.ts';

/**
 * Renames a database file and the two files beside it, so that they still belong together; answers the new paths.
 * E.g. `limits.db` and `limits.db-wal` become `limits.db.damaged-<time>` and `limits.db.damaged-<time>-wal`.
 */
export function setAside(file: string, why: string, now: number): string[] {
  const target = freePath(`${file}.${why}-${stamp(now)}`);
  return ['', '-wal', '-shm'].flatMap((suffix) => {
    if (!existsSync(`${file}${suffix}`)) return [];
    renameSync(`${file}${suffix}`, `${target}${suffix}`);
    return [`${target}${suffix}`];
  });
}

function freePath(path: string, attempt = 1): string {
  const candidate = attempt === 1 ? path : `${path}-${attempt}`;
  return existsSync(candidate) ? freePath(path, attempt + 1) : candidate;
}
