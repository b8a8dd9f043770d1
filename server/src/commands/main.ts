import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { readEnv } from '../platform/env.ts';
import { invalidInput } from '../platform/http/app-error.ts';
import { runCommand } from '../run-process.ts';

// The entry of every operator command. The build writes it once per command (dist/admin.js, dist/backup.js, …) and the
// file's own name says which one runs; from the sources it is `commands/main.ts <command>`.
const IMPORT_DEADLINE_MS = 60_000;

const commands: { readonly [name: string]: (words: string[]) => Promise<string> } = {
  async admin(words) {
    const { runAdmin } = await import('./admin.ts');
    return withDatabase((db) => runAdmin(db, systemClock, words));
  },
  async backup() {
    const { runBackup } = await import('./backup.ts');
    return runBackup(readEnv(process.env).DATA_DIR, systemClock.now());
  },
  async doctor() {
    const { doctorReport } = await import('./doctor.ts');
    const { text, problems } = await doctorReport(readEnv(process.env), systemClock);
    if (problems) process.exitCode = 1;
    return text;
  },
  async restore(words) {
    const { runRestore } = await import('./restore.ts');
    return runRestore(readEnv(process.env), systemClock.now(), words);
  },
  async scripture(words) {
    const { runScripture } = await import('./scripture.ts');
    const progress = (line: string) => console.error(line);
    const writeDeadlineMs = IMPORT_DEADLINE_MS;
    return withDatabase((db) => runScripture({ db, clock: systemClock, progress }, words), { writeDeadlineMs });
  },
};

await runCommand(async () => {
  const words = process.argv.slice(2);
  const file = process.argv[1] ?? '';
  const named = basename(file, extname(file));
  const name = named === 'main' ? words.shift() : named;
  const command = commands[name ?? ''];
  if (!command) throw invalidInput(`Name one of these commands: ${Object.keys(commands).join(', ')}.`);
  return command(words);
});

/** Runs beside a server: each command writes in short transactions. */
async function withDatabase(
  work: (db: Database) => Promise<string>,
  options?: Parameters<typeof openDatabase>[1],
): Promise<string> {
  const file = join(readEnv(process.env).DATA_DIR, 'lampstand.db');
  if (!existsSync(file)) throw invalidInput(`No database at ${file}. Start the server once, or set DATA_DIR.`);
  const db = openDatabase(file, options);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
