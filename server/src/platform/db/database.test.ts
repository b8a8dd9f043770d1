import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, openScratch } from '../../testing/scratch-database.ts';
import { type Database, execute, openDatabase, rows, type Transaction } from './database.ts';

let folder: string;
let db: Database;
const slow: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-db-'));
  slow.length = 0;
  db = openScratch(join(folder, 'scratch.db'), { onSlowWrite: (ms) => slow.push(ms), writeDeadlineMs: 500 });
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const balanceOf = async (id: string) => (await db.read.select().from(account).where(eq(account.id, id)))[0]?.balance;
const add = (tx: Transaction, id: string, balance: number) => tx.insert(account).values({ id, balance });

test('readers see a write after its commit', async () => {
  let seenInside: number | undefined = -1;

  await db.write(async (tx) => {
    await add(tx, 'a', 5);
    seenInside = await balanceOf('a');
  });

  expect(seenInside).toBeUndefined();
  expect(await balanceOf('a')).toBe(5);
});

test('a work that throws is rolled back, and the next write runs', async () => {
  const failing = db.write(async (tx) => {
    await add(tx, 'a', 5);
    throw new Error('changed my mind');
  });

  await expect(failing).rejects.toThrow('changed my mind');
  await db.write((tx) => add(tx, 'b', 1).then(() => undefined));
  expect(await balanceOf('a')).toBeUndefined();
  expect(await balanceOf('b')).toBe(1);
});

test('200 transfers at once, some of them failing, keep the sum', async () => {
  await db.write(async (tx) => {
    await add(tx, 'a', 1_000);
    await add(tx, 'b', 1_000);
  });

  const transfers = Array.from({ length: 200 }, (_, index) =>
    db.write(async (tx) => {
      const [from] = await tx.select().from(account).where(eq(account.id, 'a'));
      const [to] = await tx.select().from(account).where(eq(account.id, 'b'));
      await Promise.resolve();
      await tx
        .update(account)
        .set({ balance: (from?.balance ?? 0) - 3 })
        .where(eq(account.id, 'a'));
      if (index % 20 === 0) throw new Error('half way');
      await tx
        .update(account)
        .set({ balance: (to?.balance ?? 0) + 3 })
        .where(eq(account.id, 'b'));
    }),
  );
  const settled = await Promise.allSettled(transfers);

  const done = settled.filter((result) => result.status === 'fulfilled').length;
  expect(done).toBe(190);
  expect([await balanceOf('a'), await balanceOf('b')]).toEqual([1_000 - 3 * done, 1_000 + 3 * done]);
});

test('a queue of writes does not block the event loop', async () => {
  let turns = 0;
  let running = true;
  const tick = () => {
    turns += 1;
    if (running) setImmediate(tick);
  };
  setImmediate(tick);

  await Promise.all(
    Array.from({ length: 100 }, (_, index) => db.write((tx) => add(tx, `n${index}`, 1).then(() => undefined))),
  );
  running = false;

  expect(turns).toBeGreaterThanOrEqual(99);
});

test('a nested write joins the outer one', async () => {
  await expect(
    db.write(async (tx) => {
      await add(tx, 'a', 1);
      await db.write((inner) => add(inner, 'b', 2).then(() => undefined));
      throw new Error('the outer one fails');
    }),
  ).rejects.toThrow('the outer one fails');

  expect(await balanceOf('b')).toBeUndefined();
});

test('a failed nested write rolls back the outer one, even when its error was caught', async () => {
  const outer = db.write(async (tx) => {
    await add(tx, 'a', 1);
    await db
      .write(async (inner) => {
        await add(inner, 'b', 2);
        throw new Error('the inner one fails');
      })
      .catch(() => undefined);
  });

  await expect(outer).rejects.toThrow('the inner one fails');
  expect(await balanceOf('a')).toBeUndefined();
});

test('a transaction refuses queries after its end', async () => {
  let kept: Transaction | undefined;
  await db.write(async (tx) => {
    kept = tx;
  });

  await expect(async () => kept && (await add(kept, 'late', 1))).rejects.toThrow(/has ended/);
  expect(await balanceOf('late')).toBeUndefined();
});

test('a work that waits for something else than queries is rolled back at the deadline', async () => {
  const stuck = db.write(async (tx) => {
    await add(tx, 'a', 1);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  });

  await expect(stuck).rejects.toThrow(/Await only queries/);
  expect(await balanceOf('a')).toBeUndefined();
  expect(slow.length).toBe(1);
});

test('the reading connection cannot write', async () => {
  const writeByRead = rows(db.read, sql`insert into account (id, balance) values ('x', 1) returning id`);

  await expect(writeByRead).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
});

test('a closed database refuses writes with a message for the person', async () => {
  const other = openDatabase(join(folder, 'scratch.db'));
  await other.close();

  await expect(other.write(async () => undefined)).rejects.toMatchObject({ code: 'busy' });
});

test('a full disk gives storage_unavailable, and writes work again when there is space', async () => {
  const pages = async (limit: number) => db.write((tx) => execute(tx, `pragma max_page_count = ${limit}`));
  await pages(1);
  const big = 'x'.repeat(200_000);

  await expect(db.write((tx) => add(tx, big, 1).then(() => undefined))).rejects.toMatchObject({
    code: 'storage_unavailable',
    retryAfterSeconds: 30,
  });
  await pages(100_000);

  await db.write((tx) => add(tx, big, 1).then(() => undefined));
  expect(await balanceOf(big)).toBe(1);
});

test('a database that has become read-only answers storage_unavailable, and recovers', async () => {
  const writeWhileReadOnly = db.write(async (tx) => {
    await execute(tx, 'pragma query_only = 1');
    await add(tx, 'a', 1).finally(() => execute(tx, 'pragma query_only = 0'));
  });

  await expect(writeWhileReadOnly).rejects.toMatchObject({ code: 'storage_unavailable' });
  await db.write((tx) => add(tx, 'a', 1).then(() => undefined));
  expect(await balanceOf('a')).toBe(1);
});
