import type { SQL } from 'drizzle-orm';
import { type AnyColumn, type AnyTable, integer, nullable, time } from '../db/columns.ts';
import type { Transaction } from '../db/database.ts';

/**
 * The columns that a table needs to be a queue, besides `id`, `state` and `createdAt`. Add an index on
 * (state, priority, nextAt).
 */
export const queueColumns = () => ({
  /** 0 goes before 1. */
  priority: integer('priority'),
  /** Counted when a try begins. Tells a late answer of an earlier try from the try that runs now. */
  attempts: integer('attempts'),
  /** When it is tried next; for a dead row, when it died. */
  nextAt: time('next_at'),
  /** After this time the row is of no use. */
  expiresAt: time('expires_at'),
  leaseUntil: nullable.time('lease_until'), // null: no worker holds it
  lastCode: nullable.text('last_code'), // null: no try has failed
});

export interface QueueRow {
  id: string;
  state: string;
  priority: number;
  attempts: number;
  nextAt: number;
  expiresAt: number;
  leaseUntil: number | null;
  lastCode: string | null;
  createdAt: number;
}
export type QueueTable = AnyTable & { readonly [Column in keyof QueueRow]: AnyColumn };

/** When a row is tried again, and when it is given up. */
export interface Backoff {
  /** Milliseconds between two tries; the last pause repeats. */
  pauses: readonly number[];
  /** No try begins later than this after the row was written. Without it `expiresAt` alone decides. */
  maxAgeMs?: number;
  maxAttempts?: number;
}

export interface QueueOptions<Row extends QueueRow> {
  /** What the table calls a row that waits, runs, is done, and is given up (a dead letter). */
  states: { readonly [State in 'waiting' | 'running' | 'done' | 'dead']: Row['state'] };
  /** Longer than one try can take. After it another worker takes the row. */
  leaseMs: number;
  backoff: Backoff;
  /** Values that a row gets when it is done or dead, e.g. an erased payload. */
  whenFinished?: Partial<Row>;
  /** Values that a row gets when it is claimed. */
  whenClaimed?(row: Row): Partial<Row>;
  /** In the claiming transaction: what changes in a row that cannot run now. Undefined: it runs. */
  holdBack?(tx: Transaction, row: Row, now: number): Promise<Partial<Row> | undefined>;
  /** Rows whose `nextAt` is further ahead than any wait, because the clock was. Default: than the longest pause. */
  isMisdated?(now: number): SQL | undefined;
}

/** A table whose rows are worked on at least once, each by one worker at a time. */
export interface Queue<Row extends QueueRow> extends QueueOptions<Row> {
  readonly table: QueueTable;
}

/** Makes a queue of a table. Rows are written by plain inserts, in the transaction of their cause. */
export function defineQueue<Table extends QueueTable>(
  table: Table,
  options: QueueOptions<Table['$inferSelect'] & QueueRow>,
): Queue<Table['$inferSelect'] & QueueRow> {
  return { ...options, table };
}

/** When a row is tried again after its newest try has failed (epoch ms); undefined when it is given up. */
export function nextTry({ backoff }: Pick<QueueOptions<QueueRow>, 'backoff'>, row: QueueRow, now: number) {
  const { pauses, maxAgeMs = Number.POSITIVE_INFINITY, maxAttempts = Number.POSITIVE_INFINITY } = backoff;
  if (row.attempts >= maxAttempts) return undefined;
  const next = now + (pauses[row.attempts - 1] ?? longestPause(backoff));
  return next < Math.min(row.expiresAt, row.createdAt + maxAgeMs) ? next : undefined;
}

export const longestPause = ({ pauses }: Backoff): number => Math.max(0, ...pauses);
