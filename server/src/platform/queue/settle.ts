import { and, between, count, eq, inArray, min } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { nextTry, type Queue, type QueueRow } from './queue.ts';

/**
 * How a try ended. `retry`: again after a pause, or dead when it was the last try. `postpone`: again at a given time,
 * whatever the age of the row. `dead`: never again. `code` is logged and must name no person.
 */
export type TryResult =
  | { kind: 'done'; set?: Readonly<Record<string, unknown>> }
  | { kind: 'retry'; code: string }
  | { kind: 'postpone'; code: string; nextAt: number }
  | { kind: 'dead'; code: string; alsoWrite?: (tx: Transaction) => Promise<void> };

export type Outcome = 'done' | 'retried' | 'postponed' | 'dead';

/** Writes down how a try ended. The late answer of a try whose lease has run out changes nothing. */
export async function settleTry<Row extends QueueRow>(
  queue: Queue<Row>,
  row: Row,
  result: TryResult,
  { db, now }: { db: Database; now: number },
): Promise<Outcome> {
  const { table, states, whenFinished } = queue;
  const change = (tx: Transaction, values: Readonly<Record<string, unknown>>) =>
    tx
      .update(table)
      .set({ ...values, leaseUntil: null })
      .where(and(eq(table.id, row.id), eq(table.state, states.running), eq(table.attempts, row.attempts)));

  if (result.kind === 'done') {
    await db.write(async (tx) => void (await change(tx, { state: states.done, ...result.set, ...whenFinished })));
    return 'done';
  }
  const { code: lastCode } = result;
  const nextAt = result.kind === 'postpone' ? result.nextAt : result.kind === 'retry' && nextTry(queue, row, now);
  if (nextAt) {
    await db.write(async (tx) => void (await change(tx, { state: states.waiting, nextAt, lastCode })));
    return result.kind === 'postpone' ? 'postponed' : 'retried';
  }
  await db.write(async (tx) => {
    await change(tx, { state: states.dead, nextAt: now, lastCode, ...whenFinished });
    if (result.kind === 'dead') await result.alsoWrite?.(tx);
  });
  return 'dead';
}

export interface QueueFigures {
  waiting: number;
  /** When the oldest waiting row was written (epoch ms). */
  since: number | null;
  /** Rows that died within the last hour. */
  dead: number;
}

const HOUR_MS = 60 * 60_000;

export async function queueFigures<Row extends QueueRow>(
  { table, states }: Queue<Row>,
  { db, now }: { db: Database; now: number },
): Promise<QueueFigures> {
  const [waiting] = await db.read
    .select({ waiting: count(), since: min(table.createdAt) })
    .from(table)
    .where(inArray(table.state, [states.waiting, states.running]));
  const [dead] = await db.read
    .select({ dead: count() })
    .from(table)
    .where(and(eq(table.state, states.dead), between(table.nextAt, now - HOUR_MS, now)));
  return { waiting: waiting?.waiting ?? 0, since: Number(waiting?.since) || null, dead: dead?.dead ?? 0 };
}
