import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { claimNext } from './claim.ts';
import type { Queue, QueueRow } from './queue.ts';
import { type Outcome, settleTry, type TryResult } from './settle.ts';

/** Does the work of one row, outside any transaction. What it throws counts as `retry`. */
export type Handle<Row> = (row: Row, signal: AbortSignal) => Promise<TryResult>;

interface WorkerOptions<Row extends QueueRow> {
  db: Database;
  clock: Clock;
  log: Log;
  /** Names the queue in the log. */
  name: string;
  handle: Handle<Row>;
  /** Rows that run at the same time. */
  lanes: number;
  /** After this the signal of a try is aborted. Shorter than the lease. */
  tryMs: number;
  /** Milliseconds between two looks at an empty queue. */
  pollMs?: number;
  /** While it returns true no row is claimed. */
  isHalted?(): boolean;
  onSettled?(row: Row, outcome: Outcome): void;
}

export interface QueueWorker {
  /** Looks at the queue now instead of at the next poll. */
  wake(): void;
  /** Claims no further row, waits up to `milliseconds` for those that run, then aborts them. */
  stop(milliseconds?: number): Promise<void>;
}

/** Works on a queue for as long as the process runs. */
export function startWorker<Row extends QueueRow>(queue: Queue<Row>, options: WorkerOptions<Row>): QueueWorker {
  const { db, clock, log, name, handle, lanes, tryMs, pollMs = 1_000, isHalted, onSettled } = options;
  const stopping = new AbortController();
  const abort = new AbortController();
  const inHand = new Set<string>();
  let waking = new AbortController();

  async function lane() {
    while (!stopping.signal.aborted) {
      if (await turn()) continue;
      const signal = AbortSignal.any([stopping.signal, waking.signal]);
      await pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async function turn(): Promise<boolean> {
    try {
      if (isHalted?.()) return false;
      const row = await claimNext(queue, { db, now: clock.now(), inHand });
      if (!row) return false;
      inHand.add(row.id);
      const outcome = await work(row).finally(() => inHand.delete(row.id));
      onSettled?.(row, outcome);
      return true;
    } catch (error) {
      log.error({ err: error, queue: name }, 'queue');
      return false;
    }
  }

  async function work(row: Row): Promise<Outcome> {
    const result = await tryOnce(row);
    return settleTry(queue, row, result, { db, now: clock.now() });
  }

  async function tryOnce(row: Row): Promise<TryResult> {
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(tryMs)]);
    // A handler that ignores its signal is given up with its lease, so that it does not keep the lane.
    const late = new AbortController();
    const givenUp = pause(queue.leaseMs, { kind: 'retry', code: 'timeout' } as const, {
      signal: late.signal,
      ref: false,
    });
    givenUp.catch(() => undefined);
    try {
      return await Promise.race([handle(row, signal), givenUp]);
    } catch (error) {
      const code = codeOf(error);
      log.warn({ queue: name, row: row.id, attempt: row.attempts, code }, 'a queued row failed');
      return { kind: 'retry', code };
    } finally {
      late.abort();
    }
  }

  const running = Array.from({ length: lanes }, lane);
  return {
    wake() {
      waking.abort();
      waking = new AbortController();
    },
    async stop(milliseconds = 10_000) {
      stopping.abort();
      const late = pause(milliseconds, 'late', { ref: false });
      if ((await Promise.race([Promise.all(running), late])) === 'late') abort.abort();
      await Promise.all(running);
    },
  };
}

/** One handler per kind. A row of a kind without a handler is tried again: a newer server can have written it. */
export function byKind<Row extends QueueRow & { kind: string }>(
  handlers: Readonly<Record<string, Handle<Row>>>,
): Handle<Row> {
  return async (row, signal) => {
    const handle = Object.hasOwn(handlers, row.kind) ? handlers[row.kind] : undefined;
    return handle ? handle(row, signal) : { kind: 'retry', code: 'unknown kind' };
  };
}

// Messages can quote what people wrote; codes and names of errors do not.
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
