import { and, asc, eq, gt, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database, Reader } from '../db/database.ts';
import { longestPause, type Queue, type QueueRow } from './queue.ts';

const READ_AT_ONCE = 20;
/** In ordinary use a clock is set back by less than this. */
const CLOCK_STEP_MS = 60_000;

interface Claiming {
  db: Database;
  now: number;
  /** Ids of rows that this worker runs: a clock that jumps ahead does not end their leases. */
  inHand?: ReadonlySet<string>;
}

/** Takes the most urgent row that is due, so that no other worker takes it too. Rows that have expired die on the way. */
export async function claimNext<Row extends QueueRow>(
  queue: Queue<Row>,
  { db, now, inHand = new Set() }: Claiming,
): Promise<Row | undefined> {
  const { table, states } = queue;
  if ((await readRows(db.read, queue, or(isDue(queue, now), isAbandoned(queue, now)), 1)).length === 0)
    return undefined;
  return db.write(async (tx) => {
    await tx
      .update(table)
      .set({ state: states.waiting, leaseUntil: null })
      .where(and(isAbandoned(queue, now), notInArray(table.id, [...inHand])));
    for (const found of await readRows(tx, queue, isDue(queue, now), READ_AT_ONCE)) {
      const dated = datedNow(found, now);
      const row: Row = { ...found, ...dated };
      const held = row.expiresAt <= now ? expired(queue, row, now) : await queue.holdBack?.(tx, row, now);
      const claimed = {
        ...{ state: states.running, attempts: row.attempts + 1, leaseUntil: now + queue.leaseMs },
        ...queue.whenClaimed?.(row),
      };
      // Compares with what was read: on a database with several writers another worker can have been faster.
      const mine = and(eq(table.id, row.id), eq(table.state, states.waiting), eq(table.attempts, row.attempts));
      const [changed] = await tx
        .update(table)
        .set({ ...dated, ...(held ?? claimed) })
        .where(mine)
        .returning();
      if (changed && !held) return rowOf<Row>(changed);
    }
    return undefined;
  });
}

async function readRows<Row extends QueueRow>(
  db: Reader,
  { table }: Queue<Row>,
  where: SQL | undefined,
  limit: number,
): Promise<Row[]> {
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(asc(table.priority), asc(table.nextAt), asc(table.id))
    .limit(limit);
  return rows.map((row) => rowOf<Row>(row));
}

// defineQueue takes Row from the table, so that its rows are of this type.
const rowOf = <Row extends QueueRow>(row: unknown) => row as Row;

// A time further ahead than any wait of ours was written while the clock was ahead, and counts as past.
function isDue<Row extends QueueRow>({ table, states, backoff, isMisdated }: Queue<Row>, now: number) {
  return and(
    eq(table.state, states.waiting),
    or(
      lte(table.nextAt, now),
      gt(table.createdAt, now + CLOCK_STEP_MS),
      isMisdated ? isMisdated(now) : gt(table.nextAt, now + longestPause(backoff)),
    ),
  );
}

function isAbandoned<Row extends QueueRow>({ table, states, leaseMs }: Queue<Row>, now: number) {
  return and(eq(table.state, states.running), or(lte(table.leaseUntil, now), gt(table.leaseUntil, now + leaseMs)));
}

/** A row that was written while the clock was ahead counts as written now, with its whole life before it. */
function datedNow({ createdAt, expiresAt }: QueueRow, now: number) {
  if (createdAt <= now) return { createdAt, expiresAt };
  return { createdAt: now, expiresAt: now + expiresAt - createdAt };
}

const expired = <Row extends QueueRow>({ states, whenFinished }: Queue<Row>, row: Row, now: number) => ({
  ...{ state: states.dead, nextAt: now, lastCode: row.lastCode ?? 'expired' },
  ...whenFinished,
});
