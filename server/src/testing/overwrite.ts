import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes garbage into the middle of a file, as a failing disk does. */
export function overwrite(file: string, from: number, bytes: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 0xaa), 0, bytes, from);
  closeSync(handle);
}
