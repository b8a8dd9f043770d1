import { chownSync, closeSync, fsyncSync, openSync, statSync } from 'node:fs';

/** Syncs a file or a folder to disk. Windows cannot sync a folder. */
export function syncToDisk(path: string): void {
  const isFolder = statSync(path).isDirectory();
  if (isFolder && process.platform === 'win32') return;
  const handle = openSync(path, isFolder ? 'r' : 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** When root works here, gives `path` to the account that owns `folder`: the server could not open a file of root. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** A time for a file name, e.g. `2026-11-22T12-30-00-000Z`. */
export const stamp = (now: number) => new Date(now).toISOString().replace(/[:.]/g, '-');
