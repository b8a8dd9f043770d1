import type SQLite from 'better-sqlite3';

/** The first problem of an open database file; undefined when it is sound. `quick` does not compare indexes with tables. */
export function damageOf(client: SQLite.Database, { quick = false } = {}): string | undefined {
  const found = client.pragma(quick ? 'quick_check(1)' : 'integrity_check(1)', { simple: true });
  if (found !== 'ok') return String(found).replaceAll('\n', ' ');
  const [orphan] = client.pragma('foreign_key_check') as { table: string }[];
  return orphan && `rows in ${orphan.table} point to nothing`;
}
