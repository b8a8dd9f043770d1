import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../platform/paths.ts';
import { copyScriptureDatabase } from './scripture-database.ts';

const tsx = fileURLToPath(import.meta.resolve('tsx'));
const children: ChildProcess[] = [];
const folders: string[] = [];

/**
 * Starts a process: a file of the build such as `main.js` or `restore.js`, or a script of this folder; `line` waits for the
 * first log line or error that matches. A script takes two seconds longer to start, because tsx compiles the server.
 */
export function startServer(env: Record<string, string>, script = 'main.js', ...words: string[]) {
  const file = script.endsWith('.ts')
    ? ['--import', tsx, join(import.meta.dirname, script)]
    : [join(packageRoot, 'dist', script)];
  const child = spawn(process.execPath, [...file, ...words], {
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
