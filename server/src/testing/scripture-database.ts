import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { createScriptureReader } from '../scripture/create-reader.ts';
import { importWorldEnglishBible } from '../scripture/import-web.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import { createSettableClock } from './settable-clock.ts';
import { copyTemplateDatabase } from './template-database.ts';

/** Copies a migrated database that holds the World English Bible to `file`. The import is done once a machine. */
export async function copyScriptureDatabase(file: string): Promise<void> {
  const template = join(tmpdir(), `lampstand-scripture-${fingerprint()}.db`);
  if (!existsSync(template)) await makeTemplate(template);
  copyFileSync(template, file);
}

export interface TestScripture {
  scripture: ScriptureReader;
  db: Database;
  close(): Promise<void>;
}

/** A reader over a database of its own with the World English Bible in it. Call `close` at the end of the file. */
export async function openTestScripture(): Promise<TestScripture> {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-test-'));
  const file = join(folder, 'lampstand.db');
  await copyScriptureDatabase(file);
  const db = openDatabase(file);
  async function close() {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { scripture: createScriptureReader(db), db, close };
}

async function makeTemplate(template: string): Promise<void> {
  const partial = `${template}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await copyTemplateDatabase(partial);
  const db = openDatabase(partial);
  await importWorldEnglishBible(db, createSettableClock());
  await db.close();
  renameSync(partial, template);
}

// The code that makes the rows is part of what the template is made of.
function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
  const scripture = fileURLToPath(new URL('../scripture', import.meta.url));
  const sources = ['books.ts', 'import-web.ts', 'verse-id.ts', 'store-book.ts', 'web-files.ts'];
  for (const source of sources) hash.update(readFileSync(join(scripture, source)));
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
