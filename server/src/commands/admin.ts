import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { readEnv } from '../platform/env.ts';
import { AppError } from '../platform/http/app-error.ts';
import { runAdmin } from './run-admin.ts';

// `npm run admin -- plan <church> <status> [days]`: works beside a running server, by one short write.
const file = join(readEnv(process.env).DATA_DIR, 'lampstand.db');
if (!existsSync(file)) {
  console.error(`There is no database at ${file}. Start the server once, or set DATA_DIR.`);
  process.exit(1);
}
const db = openDatabase(file);
try {
  console.log(await runAdmin(db, systemClock, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.close();
}
