import { sql } from 'drizzle-orm';
import { id, index, json, oneOf, table, text, time } from '../platform/db/columns.ts';
import { type Database, execute, type Transaction } from '../platform/db/database.ts';
import { newId } from '../platform/db/new-id.ts';
import { defineQueue, type QueueOptions, queueColumns } from '../platform/queue/queue.ts';

/** A second user of the queue besides the outbox: posts that are to be published. */
export const postTable = table(
  'test_post',
  {
    id: id(),
    kind: text('kind'),
    payload: json<{ title: string } | null>('payload'),
    state: oneOf('state', ['scheduled', 'publishing', 'published', 'given-up']),
    ...queueColumns(),
    createdAt: time('created_at'),
  },
  (t) => [index('test_post_due_idx').on(t.state, t.priority, t.nextAt)],
);
export type Post = typeof postTable.$inferSelect;

export const LEASE_MS = 60_000;

export const createPostQueue = (options: Partial<QueueOptions<Post>> = {}) =>
  defineQueue(postTable, {
    states: { waiting: 'scheduled', running: 'publishing', done: 'published', dead: 'given-up' },
    leaseMs: LEASE_MS,
    backoff: { pauses: [1_000, 10_000, 100_000], maxAttempts: 5 },
    whenFinished: { payload: null },
    ...options,
  });

export const createPostTable = (db: Database) =>
  db.write((tx) =>
    execute(
      tx,
      `CREATE TABLE test_post (id TEXT PRIMARY KEY, kind TEXT, payload TEXT, state TEXT, priority INTEGER,
        attempts INTEGER, next_at INTEGER, expires_at INTEGER, lease_until INTEGER, last_code TEXT,
        created_at INTEGER) STRICT`,
    ),
  );

/** Schedules a post in a transaction. It is due at once and expires after a day. */
export async function schedulePost(tx: Transaction, now: number, title: string, values: Partial<Post> = {}) {
  await tx.insert(postTable).values({
    ...{ id: newId(now), kind: 'note', payload: { title }, state: 'scheduled', priority: 1, attempts: 0 },
    ...{ nextAt: now, expiresAt: now + 86_400_000, createdAt: now },
    ...values,
  });
}

/** All posts in the order they were scheduled. */
export const allPosts = (db: Database) => db.read.select().from(postTable).orderBy(sql`rowid`);
