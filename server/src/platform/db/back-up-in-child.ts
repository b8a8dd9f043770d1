import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../paths.ts';

const LONGEST_MS = 30 * 60_000;
const LOW_PRIORITY = 10;

/**
 * Makes a checked backup in a child process, because copying and checking a large file would block all requests.
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

// A script next to the server's bundle; from the sources it needs a loader.
function script(): string[] {
  if (!import.meta.url.endsWith('.ts')) return [join(packageRoot, 'dist/backup-process.js')];
  return ['--import', import.meta.resolve('tsx'), join(packageRoot, 'src/platform/db/backup-process.ts')];
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended or the system refuses. The backup is made anyway.
  }
}
