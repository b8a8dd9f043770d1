import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import type SQLite from 'better-sqlite3';
import { sql as rawSql, type SQL } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { AppError } from '../http/app-error.ts';
import { openSqlite } from './sqlite.ts';
import { asStorageError } from './sqlite-errors.ts';

type Drizzle = BetterSQLite3Database<Record<string, never>>;
/** What both `db.read` and a transaction can do. Each call is awaited; `.run()`, `.get()`, `.all()` stay in this folder. */
export type Reader = Pick<Drizzle, 'select' | 'selectDistinct' | '$count' | '$with' | 'with'>;
/** The transaction that `write` passes to its work. It refuses queries after the work has ended. */
export type Transaction = Reader & Pick<Drizzle, 'insert' | 'update' | 'delete'>;

/** The only access to the database. */
export interface Database {
  /** A read-only connection; every statement sees the last commit. */
  readonly read: Reader;
  /**
   * Runs `work` in the one write transaction and commits, or rolls everything back when it throws.
   * Await only queries inside. A nested call joins the outer one: all is committed together, or nothing.
   * @throws AppError `storage_unavailable` when the disk is full, read-only or unreadable.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Waits for the write under way, refuses further ones, empties the write-ahead log and closes. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Called for each write that held the write connection for longer than 100 ms. */
  onSlowWrite?: (milliseconds: number) => void;
  /** A write still open after this time is rolled back: it waits for something that is not a query. */
  writeDeadlineMs?: number;
  /** False for data that can be lost when the machine stops: a commit doesn't wait for the disk. True unless set. */
  durable?: boolean;
}

interface OpenWrite {
  tx: Transaction;
  open: boolean;
  /** A joined write failed: the outer one may not commit, even when it caught the error. */
  failure?: { error: unknown };
}

const SLOW_WRITE_MS = 100;
const WRITE_DEADLINE_MS = 2_000;

/** Opens a migrated database file with its two connections. */
export function openDatabase(file: string, options: DatabaseOptions = {}): Database {
  const writer = openSqlite(file, { durable: options.durable });
  const reader = openSqlite(file, { readonly: true });
  const current = new AsyncLocalStorage<OpenWrite>();
  let tail: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const write: OpenWrite = { tx: transactionOn(writer, () => write.open), open: true };
    const started = performance.now();
    try {
      writer.exec('BEGIN IMMEDIATE');
      const result = await current.run(write, () =>
        withDeadline(work(write.tx), options.writeDeadlineMs ?? WRITE_DEADLINE_MS),
      );
      if (write.failure) throw write.failure.error;
      write.open = false;
      writer.exec('COMMIT');
      return result;
    } catch (error) {
      write.open = false;
      if (writer.inTransaction) writer.exec('ROLLBACK');
      throw asStorageError(error) ?? error;
    } finally {
      const took = performance.now() - started;
      if (took > SLOW_WRITE_MS) options.onSlowWrite?.(Math.round(took));
    }
  }

  return {
    read: drizzle({ client: reader }),
    async write(work) {
      const outer = current.getStore();
      if (outer?.open) return join(outer, work);
      if (closed) throw new AppError('busy', 'Lampstand is restarting. Please try again in a moment.');
      const done = tail.then(() => transact(work));
      // Lets the event loop run between two writes; awaited synchronous queries alone would block it.
      tail = done.then(nextTurn, nextTurn);
      return done;
    },
    async close() {
      if (closed) return;
      closed = true;
      await tail;
      reader.close();
      writer.pragma('optimize');
      writer.pragma('wal_checkpoint(TRUNCATE)');
      writer.close();
    },
  };
}

/** Rows of a statement that the query builder cannot express (full-text search). Pass the row's type. */
export async function rows<Row>(connection: Reader, statement: SQL): Promise<Row[]> {
  return (connection as Drizzle).all<Row>(statement);
}

/** Runs a statement that the query builder cannot express. */
export async function execute(tx: Transaction, statement: SQL | string): Promise<void> {
  (tx as Drizzle).run(typeof statement === 'string' ? rawSql.raw(statement) : statement);
}

async function join<T>(outer: OpenWrite, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await work(outer.tx);
  } catch (error) {
    outer.failure ??= { error };
    throw error;
  }
}

// A transaction used after its end would write into the next one, so its connection refuses.
function transactionOn(client: SQLite.Database, isOpen: () => boolean): Transaction {
  const guarded = Object.create(client, {
    prepare: {
      value: (statement: string) => {
        if (!isOpen()) throw new Error('This transaction has ended. Await every query inside write().');
        return client.prepare(statement);
      },
    },
  }) as SQLite.Database; // inherits everything else from the real connection
  return drizzle({ client: guarded });
}

async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new Error(`A write was open for ${milliseconds} ms and was rolled back. Await only queries inside write().`),
      );
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
