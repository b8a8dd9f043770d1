import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../bundle.mjs';
import { packageRoot } from '../platform/paths.ts';
import { copyScriptureDatabase } from './scripture-database.ts';

const bundles = join(packageRoot, 'dist/testing');
const children: ChildProcess[] = [];
const folders: string[] = [];

/**
 * Starts a process: a file of the build such as `main.js` or `restore.js`, or one that `bundleScript` made; `line` waits
 * for the first log line or error that matches.
 */
export function startServer(env: Record<string, string>, script = 'main.js', ...words: string[]) {
  const child = spawn(process.execPath, [join(packageRoot, 'dist', script), ...words], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  async function line(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`The server ended before it said ${pattern}:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return { child, exit, line, output: () => output };
}

/** Bundles a script of this folder, because compiling the server takes two seconds at each start. Returns its name for `startServer`. */
export async function bundleScript(name: string): Promise<string> {
  await bundle([join(import.meta.dirname, `${name}.ts`)], bundles);
  return `testing/${name}.js`;
}

/** A new data folder whose database has the Bible in it. */
export async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-process-'));
  folders.push(folder);
  await copyScriptureDatabase(join(folder, 'lampstand.db'));
  return folder;
}

/** Ends what a test has started and deletes its folders. For `afterEach`. */
export function endServers(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
