import { getTableColumns, sql } from 'drizzle-orm';
import type { AnyColumn, AnyTable } from '../db/columns.ts';
import type { Database, Reader, Transaction } from '../db/database.ts';

/** Which columns of a table make up its key, which are added up, and which take the newest value. All others keep their first. */
interface CountColumns<Row> {
  /** The primary key. */
  key: readonly (keyof Row & string)[];
  sum?: readonly (keyof Row & string)[];
  latest?: readonly (keyof Row & string)[];
}

/** Rows of one table that wait to be written. */
interface BufferedRows<Row> {
  /** How many rows wait. */
  readonly size: number;
  /** Adds a row, or merges it with the waiting row of the same key. */
  add(row: Row): void;
}

/**
 * Counts that wait in memory and are written together, so that no request waits for the database. A process that dies
 * loses what it has not written: with a flush every five seconds, five seconds of counts.
 */
export interface CountBuffer {
  table<Table extends AnyTable>(
    table: Table,
    columns: CountColumns<Table['$inferInsert']>,
  ): BufferedRows<Table['$inferInsert']>;
  /** Writes what waits. Calls made at the same time run one after the other, so that nothing is written twice. */
  flush(): Promise<void>;
}

type Values = Record<string, unknown>;
interface Buffered {
  take(): readonly Values[];
  write(tx: Transaction, row: Values): Promise<void>;
}

/** A buffer over `db`. Rows of the churches that `silentChurches` returns (by their `churchId`) are dropped, not written. */
export function createCountBuffer(
  db: Database,
  silentChurches: (db: Reader) => Promise<ReadonlySet<string>>,
): CountBuffer {
  const tables: Buffered[] = [];
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const batches = tables.map((table) => ({ table, rows: table.take() }));
    if (batches.every(({ rows }) => rows.length === 0)) return;
    await db.write(async (tx) => {
      const silent = await silentChurches(tx);
      for (const { table, rows } of batches) {
        for (const row of rows) if (!silent.has(String(row.churchId))) await table.write(tx, row);
      }
    });
  }

  return {
    table(table, columns) {
      const buffered = bufferRows(table, columns);
      tables.push(buffered);
      return buffered;
    },
    flush() {
      writing = writing.then(write, write);
      return writing;
    },
  };
}

function bufferRows<Row extends Values>(
  table: AnyTable,
  { key, sum = [], latest = [] }: CountColumns<Row>,
): Buffered & BufferedRows<Row> {
  const columns: Record<string, AnyColumn> = getTableColumns(table);
  let waiting = new Map<string, Values>();
  return {
    get size() {
      return waiting.size;
    },
    add(row) {
      const id = key.map((name) => row[name]).join('\n');
      const known = waiting.get(id);
      if (!known) return void waiting.set(id, { ...row });
      for (const name of sum) known[name] = Number(known[name]) + Number(row[name]);
      for (const name of latest) known[name] = row[name];
    },
    take() {
      const rows = [...waiting.values()];
      waiting = new Map();
      return rows;
    },
    async write(tx, row) {
      const target = key.map((name) => columnOf(columns, name));
      const sums = sum.map((name) => [name, sql`${columnOf(columns, name)} + ${row[name]}`]);
      const set = Object.fromEntries([...sums, ...latest.map((name) => [name, row[name]])]);
      await tx.insert(table).values(row).onConflictDoUpdate({ target, set });
    },
  };
}

function columnOf(columns: Record<string, AnyColumn>, name: string): AnyColumn {
  const column = columns[name];
  if (!column) throw new Error(`The table has no column ${name}.`);
  return column;
}
