import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../platform/db/migrations.ts';
import { openSqlite } from '../platform/db/sqlite.ts';
import { migrationsFolder } from '../platform/paths.ts';

/** Copies a database with all migrations and no rows to `file`. Made once for each state of the migrations. */
export async function copyTemplateDatabase(file: string): Promise<void> {
  const template = join(tmpdir(), `lampstand-template-${fingerprint()}.db`);
  if (!existsSync(template)) await makeTemplate(template);
  copyFileSync(template, file);
}

async function makeTemplate(template: string): Promise<void> {
  const partial = `${template}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await migrate(partial, migrationsFolder);
  const client = openSqlite(partial);
  client.pragma('wal_checkpoint(TRUNCATE)');
  client.close();
  renameSync(partial, template);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
