import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { integer, primaryKey, table, text } from '../db/columns.ts';
import { execute } from '../db/database.ts';
import { createCountBuffer } from './count-buffer.ts';

const visits = table(
  'test_visit',
  {
    churchId: text('church_id'),
    page: text('page'),
    visits: integer('visits'),
    clicks: integer('clicks'),
    firstAt: integer('first_at'),
    lastAt: integer('last_at'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.page] })],
);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.db.write((tx) =>
    execute(
      tx,
      `CREATE TABLE test_visit (church_id TEXT, page TEXT, visits INTEGER, clicks INTEGER, first_at INTEGER,
        last_at INTEGER, PRIMARY KEY (church_id, page)) STRICT`,
    ),
  );
});
afterEach(() => database.close());

function setUp(silent: string[] = []) {
  const buffer = createCountBuffer(database.db, async () => new Set(silent));
  const rows = buffer.table(visits, { key: ['churchId', 'page'], sum: ['visits', 'clicks'], latest: ['lastAt'] });
  const visit = (page: string, at: number, churchId = 'grace') =>
    rows.add({ churchId, page, visits: 1, clicks: 2, firstAt: at, lastAt: at });
  const written = () => database.db.read.select().from(visits).orderBy(sql`church_id, page`);
  return { buffer, rows, visit, written };
}

test('counts are added up, the newest value replaces the last one and other columns keep the first', async () => {
  const { buffer, visit, written } = setUp();
  visit('/a', 1);
  visit('/a', 2);
  await buffer.flush();
  visit('/a', 3);
  visit('/b', 4);
  await buffer.flush();

  expect(await written()).toEqual([
    { churchId: 'grace', page: '/a', visits: 3, clicks: 6, firstAt: 1, lastAt: 3 },
    { churchId: 'grace', page: '/b', visits: 1, clicks: 2, firstAt: 4, lastAt: 4 },
  ]);
});

test('flushes at the same time write each count once, also those added while one is under way', async () => {
  const { buffer, rows, visit, written } = setUp();
  visit('/a', 1);

  const flushes = [buffer.flush(), buffer.flush()];
  visit('/a', 2);
  await Promise.all([...flushes, buffer.flush()]);

  expect(await written()).toMatchObject([{ visits: 2 }]);
  expect(rows.size).toBe(0);
});

test('counts of silent churches are dropped', async () => {
  const { buffer, visit, written } = setUp(['hope']);
  visit('/a', 1, 'hope');
  visit('/a', 1, 'grace');
  await buffer.flush();

  expect(await written()).toMatchObject([{ churchId: 'grace' }]);
});

test('a flush that fails loses its counts and does not stop the next one', async () => {
  const { buffer, visit, written } = setUp();
  visit('/b', 1);
  await database.db.write((tx) => execute(tx, 'ALTER TABLE test_visit RENAME TO test_other'));
  await expect(buffer.flush()).rejects.toThrow();
  await database.db.write((tx) => execute(tx, 'ALTER TABLE test_other RENAME TO test_visit'));
  visit('/c', 2);
  await buffer.flush();

  expect(await written()).toMatchObject([{ page: '/c' }]);
});
