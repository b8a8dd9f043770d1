import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';

const ROUNDS = 5;
const WRITES_BEFORE_KILL = 60;
const writer = fileURLToPath(new URL('../../testing/acknowledge-writes.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));

/** Lets a process write, kills it during a write, and returns the last acknowledged number. */
async function writeUntilKilled(file: string, from: number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, ['--import', tsx, writer, file, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  if (!child.stdout) throw new Error('The writing process has no output.');
  let last = from - 1;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last - from >= WRITES_BEFORE_KILL) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  return last;
}

test('kill -9 loses no acknowledged write and leaves no partial one', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-kill-'));
  const file = join(folder, 'scratch.db');
  let acknowledged = 0;

  for (let round = 0; round < ROUNDS; round++) acknowledged = await writeUntilKilled(file, acknowledged + 1);

  const client = new SQLite(file);
  const ids = client.prepare<[], number>('select cast(id as integer) from account order by 1').pluck().all();
  // Each write is a pair of rows, n and -n: a torn one would leave one of them.
  const positive = ids.filter((id) => id > 0);
  expect(positive.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1));
  expect(
    ids
      .filter((id) => id < 0)
      .map((id) => -id)
      .reverse(),
  ).toEqual(positive);
  expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(acknowledged).toBeGreaterThan(ROUNDS * WRITES_BEFORE_KILL);
  client.close();
  rmSync(folder, { recursive: true, force: true });
});
