import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { readEnv } from '../platform/env.ts';
import { AppError } from '../platform/http/app-error.ts';
import { runScripture } from './run-scripture.ts';

// `npm run scripture -- import|list|remove …`: works beside a running server, whose readers see the old text until the new one is whole.
const WRITE_DEADLINE_MS = 60_000;

const file = join(readEnv(process.env).DATA_DIR, 'lampstand.db');
if (!existsSync(file)) {
  console.error(`There is no database at ${file}. Start the server once, or set DATA_DIR.`);
  process.exit(1);
}
const db = openDatabase(file, { writeDeadlineMs: WRITE_DEADLINE_MS });
try {
  const progress = (words: string) => console.error(words);
  console.log(await runScripture({ db, clock: systemClock, progress }, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.close();
}
