import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MigrationRefused, migrate, pendingMigrations } from './migrations.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-migrations-'));
  file = join(folder, 'test.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Step {
  tag: string;
  sql: string;
  when?: number;
}

/** Writes a folder as drizzle-kit does. */
function folderOf(steps: readonly Step[]): string {
  const path = mkdtempSync(join(folder, 'set-'));
  mkdirSync(join(path, 'meta'));
  const entries = steps.map(({ tag, when }, idx) => ({ idx, tag, when: when ?? idx }));
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const { tag, sql } of steps) writeFileSync(join(path, `${tag}.sql`), sql);
  return path;
}

function query<Row>(sql: string): Row[] {
  const client = new SQLite(file);
  const found = client.prepare<[], Row>(sql).all();
  client.close();
  return found;
}

const start: Step = {
  tag: '0000_start',
  sql: `create table church (id text primary key, name text not null) strict;
--> statement-breakpoint
create table member (id text primary key, church_id text not null references church(id) on delete cascade) strict;
--> statement-breakpoint
insert into church values ('c1', 'Grace');
--> statement-breakpoint
insert into member values ('m1', 'c1'), ('m2', 'c1');`,
};

// The shape drizzle-kit writes for a change as small as a new default.
const rebuild: Step = {
  tag: '0001_rebuild',
  sql: `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE \`__new_church\` (\`id\` text PRIMARY KEY NOT NULL, \`name\` text DEFAULT 'x' NOT NULL) STRICT;
--> statement-breakpoint
INSERT INTO \`__new_church\`("id", "name") SELECT "id", "name" FROM \`church\`;--> statement-breakpoint
DROP TABLE \`church\`;--> statement-breakpoint
ALTER TABLE \`__new_church\` RENAME TO \`church\`;--> statement-breakpoint
PRAGMA foreign_keys=ON;`,
};

test('a rebuilt parent table keeps the rows of its children', async () => {
  await migrate(file, folderOf([start]));

  const applied = await migrate(file, folderOf([start, rebuild]));

  expect(applied).toEqual(['0001_rebuild']);
  expect(query('select id from member')).toEqual([{ id: 'm1' }, { id: 'm2' }]);
});

test('a second start applies nothing', async () => {
  const set = folderOf([start, rebuild]);
  await migrate(file, set);

  expect(await migrate(file, set)).toEqual([]);
});

test('migrations are applied in the order of the journal, also when one is dated before the last applied', async () => {
  await migrate(file, folderOf([{ ...start, when: 2_000 }]));
  const late = { tag: '0001_late', sql: 'alter table church add column city text', when: 1_000 };

  await migrate(file, folderOf([{ ...start, when: 2_000 }, late]));

  expect(query('select city from church')).toEqual([{ city: null }]);
});

test('the server refuses to start when a migration was inserted before an applied one', async () => {
  const second = { tag: '0001_second', sql: 'create table second (id text) strict' };
  await migrate(file, folderOf([start, second]));
  const between = { tag: '0001_between', sql: 'create table between_them (id text) strict' };

  await expect(migrate(file, folderOf([start, between, second]))).rejects.toThrow(
    /has had migration 0001_second where/,
  );
});

test('the server refuses to start when an applied migration was changed', async () => {
  await migrate(file, folderOf([start]));

  await expect(migrate(file, folderOf([{ ...start, sql: `${start.sql}\n-- edited` }]))).rejects.toThrow(/was changed/);
});

test('the server refuses to start with a database of a newer version', async () => {
  await migrate(file, folderOf([start, rebuild]));

  await expect(migrate(file, folderOf([start]))).rejects.toThrow(/newer Lampstand/);
});

test('the server refuses to start with a migration that the journal does not list', async () => {
  const set = folderOf([start]);
  writeFileSync(join(set, '0001_forgotten.sql'), 'create table forgotten (id text) strict');

  await expect(migrate(file, set)).rejects.toThrow(/0001_forgotten.sql isn’t listed/);
});

test('a migration that fails in the middle changes nothing', async () => {
  await migrate(file, folderOf([start]));
  const broken = { tag: '0001_broken', sql: 'create table fine (id text) strict;--> statement-breakpoint\nnonsense' };

  await expect(migrate(file, folderOf([start, broken]))).rejects.toThrow(/syntax error/);

  expect(query("select name from sqlite_master where name = 'fine'")).toEqual([]);
});

test('a migration that leaves broken references is rolled back', async () => {
  await migrate(file, folderOf([start]));
  const orphaning = { tag: '0001_orphans', sql: 'delete from church' };

  await expect(migrate(file, folderOf([start, orphaning]))).rejects.toThrow(MigrationRefused);

  expect(query('select count(*) as n from church')).toEqual([{ n: 1 }]);
});

test('a migration that changes the number of rows of a table it does not name is rolled back', async () => {
  const trigger = { tag: '0001_trigger', sql: 'create trigger t after delete on church begin delete from member; end' };
  await migrate(file, folderOf([start, trigger]));
  const surprising = { tag: '0002_surprise', sql: 'delete from church' };

  await expect(migrate(file, folderOf([start, trigger, surprising]))).rejects.toThrow(/rows in member without naming/);

  expect(query('select count(*) as n from member')).toEqual([{ n: 2 }]);
});

test('a database that holds data is backed up before it is migrated, a new one is not', async () => {
  const first = join(folder, 'backups', 'first.db');
  const second = join(folder, 'backups', 'second.db');

  await migrate(file, folderOf([start]), first);
  await migrate(file, folderOf([start, rebuild]), second);

  expect(readdirSync(join(folder, 'backups'))).toEqual(['second.db']);
  const copy = new SQLite(second, { readonly: true });
  expect(pendingMigrations(copy, folderOf([start, rebuild]))).toEqual(['0001_rebuild']);
  copy.close();
});
