import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type SQLite from 'better-sqlite3';
import { backUpTo } from './backup.ts';
import { openSqlite } from './sqlite.ts';

interface Migration {
  idx: number;
  tag: string;
  sql: string;
  sha256: string;
}
interface Applied {
  idx: number;
  tag: string;
  sha256: string;
}

/** A database that the server refuses to start with; the message says what to do. */
export class MigrationRefused extends Error {}

/**
 * Applies the missing migrations of a folder in journal order, all or none, and returns their tags.
 * The caller holds the instance lock. A database with data is first copied to `backup`.
 * @throws MigrationRefused when history and folder disagree or a migration would damage rows it does not name.
 */
export async function migrate(file: string, folder: string, backup?: string): Promise<string[]> {
  const client = openSqlite(file);
  try {
    client.exec(
      `create table if not exists migration (
         idx integer primary key, tag text not null, sha256 text not null, applied_at integer not null
       ) strict`,
    );
    const known = readMigrations(folder);
    const pending = findPending(known, appliedTo(client));
    if (pending.length === 0) return [];
    if (backup && pending.length < known.length) await backUpTo(file, backup);
    apply(client, pending);
    return pending.map((migration) => migration.tag);
  } finally {
    client.close();
  }
}

/** Tags of the folder that are not applied yet. */
export function pendingMigrations(client: SQLite.Database, folder: string): string[] {
  return findPending(readMigrations(folder), appliedTo(client)).map((migration) => migration.tag);
}

function appliedTo(client: SQLite.Database): Applied[] {
  return client.prepare<[], Applied>('select idx, tag, sha256 from migration order by idx').all();
}

/** Reads a folder written by drizzle-kit: its journal gives the order, by idx. */
function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[];
  }; // our own build artefact, not input
  const entries = journal.entries.toSorted((a, b) => a.idx - b.idx);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const unlisted = files.find((name) => !entries.some((entry) => `${entry.tag}.sql` === name));
  if (unlisted) throw new MigrationRefused(`migrations/${unlisted} isn’t listed in the journal beside it.`);
  return entries.map(({ idx, tag }, position) => {
    if (idx !== position) throw new MigrationRefused(`The journal of migrations has no entry ${position}.`);
    const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return { idx, tag, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

function findPending(known: Migration[], applied: Applied[]): Migration[] {
  for (const [position, past] of applied.entries()) {
    const same = known[position];
    if (!same) {
      throw new MigrationRefused(
        `The database was written by a newer Lampstand: it has had migration ${past.tag}. Install that version. To stay with this one, restore a backup that was made before that migration, and lose what came after.`,
      );
    }
    if (past.idx !== position || past.tag !== same.tag) {
      throw new MigrationRefused(
        `The database has had migration ${past.tag} where this version has ${same.tag}. Restore the backup that belongs to this version.`,
      );
    }
    if (past.sha256 !== same.sha256) {
      throw new MigrationRefused(
        `Migration ${past.tag} was changed after it had been applied. Put the file back as it was; in development, delete the DATA_DIR folder and start again.`,
      );
    }
  }
  return known.slice(applied.length);
}

// Foreign keys are off while tables are rebuilt: dropping the old table would otherwise delete every child row,
// and inside a transaction the pragma does nothing.
function apply(client: SQLite.Database, pending: Migration[]): void {
  client.pragma('foreign_keys = OFF');
  client.exec('BEGIN IMMEDIATE');
  try {
    for (const migration of pending) applyOne(client, migration);
    client.exec('COMMIT');
  } catch (error) {
    if (client.inTransaction) client.exec('ROLLBACK');
    throw error;
  } finally {
    client.pragma('foreign_keys = ON');
  }
}

function applyOne(client: SQLite.Database, migration: Migration): void {
  const before = rowCounts(client);
  for (const statement of migration.sql.split('--> statement-breakpoint')) {
    if (statement.replace(/^\s*--.*$/gm, '').trim()) client.exec(statement);
  }
  const orphans = client.pragma('foreign_key_check') as { table: string }[];
  if (orphans[0]) throw refused(migration, `would leave rows in ${orphans[0].table} that point to nothing`);
  const after = rowCounts(client);
  for (const [table, count] of before) {
    if (!named(migration.sql, table) && after.get(table) !== count) {
      throw refused(migration, `would change the number of rows in ${table} without naming it`);
    }
  }
  client
    .prepare('insert into migration (idx, tag, sha256, applied_at) values (?, ?, ?, ?)')
    .run(migration.idx, migration.tag, migration.sha256, Date.now());
}

function rowCounts(client: SQLite.Database): Map<string, number> {
  const tables = client
    .prepare<[], { name: string }>(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name <> 'migration'",
    )
    .all();
  const count = (name: string) => client.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;
  return new Map(tables.map(({ name }) => [name, count(name)]));
}

const named = (sql: string, table: string) => new RegExp(`(?<![\\w])${table}(?![\\w])`, 'i').test(sql);

const refused = (migration: Migration, what: string) =>
  new MigrationRefused(`Migration ${migration.tag} ${what}. Nothing was changed.`);
