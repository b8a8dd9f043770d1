import type { Reader } from './database.ts';

/**
 * A query that is built once per connection instead of once per call, for the few that every visit runs.
 * Values are `sql.placeholder(name)`, in their stored form (a placeholder does not fold). A transaction builds it again.
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
