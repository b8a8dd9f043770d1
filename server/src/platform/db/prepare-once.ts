import type { Reader } from './database.ts';

/**
 * A query that is built once for each connection instead of once for each call: for the few that every visit runs.
 * Values go in as `sql.placeholder(name)`, as they are stored (a placeholder does not fold). Inside a transaction it is built anew.
 *
 * @example
 * const bySlug = prepareOnce((db) => db.select().from(churches).where(eq(churches.slug, sql.placeholder('slug'))).prepare());
 * const [church] = await bySlug(db).execute({ slug });
 */
export function prepareOnce<Query extends object>(build: (db: Reader) => Query): (db: Reader) => Query {
  const built = new WeakMap<Reader, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
