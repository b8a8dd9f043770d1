import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../paths.ts';

const LONGEST_MS = 30 * 60_000;
const LOW_PRIORITY = 10;

/**
 * Makes a checked backup in a process of its own: copying and checking a large file would block every request here.
 * `signal` ends that process at once.
 * @throws Error with what the process said
 */
export function backUpInChild(file: string, destination: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: LONGEST_MS, killSignal: 'SIGKILL' } as const;
    const child = execFile(process.execPath, [...script(), file, destination], options, (error, _, said) => {
      if (error) reject(new Error(said.trim() || error.message, { cause: error }));
      else resolve();
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
  });
}

// In the bundle a script beside the server's; from the sources it needs a loader.
function script(): string[] {
  if (!import.meta.url.endsWith('.ts')) return [join(packageRoot, 'dist/backup-process.js')];
  return ['--import', import.meta.resolve('tsx'), join(packageRoot, 'src/platform/db/backup-process.ts')];
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system does not allow it: the backup is made all the same.
  }
}
