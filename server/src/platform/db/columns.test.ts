import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boolean, cents, foldedText, id, json, nullable, oneOf, table, time } from './columns.ts';
import { type Database, execute, openDatabase } from './database.ts';
import { fold } from './fold.ts';
import { newId } from './new-id.ts';
import { openSqlite } from './sqlite.ts';

const samples = table('sample', {
  id: id(),
  email: foldedText('email'),
  state: oneOf('state', ["it's open", 'closed']),
  live: boolean('live'),
  details: json<{ words: string[] }>('details'),
  price: cents('price'),
  madeAt: time('made_at'),
  endedAt: nullable.time('ended_at'), // null: still going
});

/** The SQL that a migration would hold for a table, from its own description. */
function createSql(): string {
  const { name, columns, checks } = getTableConfig(samples);
  const lines = columns.map((column) => {
    const key = column.primary ? ' primary key' : '';
    return `"${column.name}" ${column.getSQLType()}${key}${column.notNull ? ' not null' : ''}`;
  });
  const rules = checks.map(
    (rule) => `constraint "${rule.name}" check (${rule.value.queryChunks.flatMap(chunkText).join('')})`,
  );
  return `create table "${name}" (${[...lines, ...rules].join(', ')}) strict`;
}
const chunkText = (chunk: unknown) => (chunk as { value?: string[] }).value ?? []; // raw SQL is made of text chunks only

let folder: string;
let db: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-columns-'));
  const client = openSqlite(join(folder, 'columns.db'));
  client.exec(createSql());
  client.close();
  db = openDatabase(join(folder, 'columns.db'));
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const sample = {
  email: ' Ruth@Example.ORG ',
  state: "it's open" as const,
  live: true,
  details: { words: ['a', 'b'] },
  price: 1_999,
  madeAt: 1_795_000_000_000,
};

test('a row is read as it was written, with an id, folded text and nulls', async () => {
  await db.write((tx) =>
    tx
      .insert(samples)
      .values(sample)
      .then(() => undefined),
  );

  const [row] = await db.read.select().from(samples).where(eq(samples.email, 'RUTH@example.org'));

  expect(row).toEqual({
    ...sample,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'ruth@example.org',
    endedAt: null,
  });
});

test.each([
  ["update sample set state = 'ajar'", 'sample_state_check'],
  ['update sample set live = 2', 'sample_live_check'],
  ["update sample set details = '{'", 'sample_details_check'],
  ["update sample set price = 'ten'", 'cannot store TEXT value in INTEGER column'],
])('the database itself refuses %s', async (statement, reason) => {
  await db.write((tx) =>
    tx
      .insert(samples)
      .values(sample)
      .then(() => undefined),
  );

  await expect(db.write((tx) => execute(tx, statement))).rejects.toMatchObject({
    cause: { message: expect.stringContaining(reason) },
  });
});

test('folding is idempotent and ignores case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
  expect(fold('STRASSE ﬁnd Ａ')).toBe('strasse find a');
});

test('ids differ, and later ones sort after earlier ones', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => newId(1_795_000_000_000 + index));

  expect(new Set(ids).size).toBe(1_000);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
