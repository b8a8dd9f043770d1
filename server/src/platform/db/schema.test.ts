import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../testing/template-database.ts';
import { migrationsFolder, packageRoot } from '../paths.ts';

const shadow = (name: string, virtual: string[]) => virtual.some((table) => name.startsWith(`${table}_`));

test('every table is STRICT', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-schema-'));
  await copyTemplateDatabase(join(folder, 'schema.db'));
  const client = new SQLite(join(folder, 'schema.db'));
  const tables = client.pragma('table_list') as { schema: string; name: string; type: string; strict: number }[];
  client.close();
  rmSync(folder, { recursive: true });

  const virtual = tables.filter((table) => table.type === 'virtual').map((table) => table.name);
  const loose = tables.filter(
    ({ schema, name, type, strict }) =>
      schema === 'main' && type === 'table' && !name.startsWith('sqlite_') && !shadow(name, virtual) && !strict,
  );
  expect(loose.map((table) => table.name)).toEqual([]);
  expect(tables.filter((table) => table.strict).length).toBeGreaterThan(5);
});

test('the migrations contain every table definition', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(packageRoot, '.migrations-check-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const before = readdirSync(folder);
    const kit = createRequire(import.meta.url)
      .resolve('drizzle-kit')
      .replace(/index\.js$/, 'bin.cjs');

    const done = spawnSync(
      process.execPath,
      [
        kit,
        'generate',
        '--dialect=sqlite',
        '--schema=./src/**/table.ts',
        `--out=${folder.slice(packageRoot.length + 1)}`,
      ],
      { cwd: packageRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );

    expect(`${done.stdout}${done.stderr}`).toContain('No schema changes, nothing to migrate');
    expect(readdirSync(folder)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
