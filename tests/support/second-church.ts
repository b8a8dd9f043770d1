import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import type { Product } from './product.ts';

/** A church beside the demo church, with the same sites and plan, and a care contact of its own. */
export const hopeChapel = { slug: 'hope-chapel', name: 'Hope Chapel', care: 'care@hope-chapel.example' };

/** Adds Hope Chapel to a running product. Writes to the database file, because signing up takes three emails. */
export function addHopeChapel({ dataDir }: Product): void {
  const db = new SQLite(join(dataDir, 'lampstand.db'));
  const copy = { ...hopeChapel, label: `the care team at ${hopeChapel.name}` };
  const from = "from church where slug = 'grace-chapel'";
  const rowsOf = (table: string) => `from ${table} where church_id = (select id ${from})`;
  db.transaction(() => {
    db.prepare(
      `insert into church (id, slug, name, care_label, care_email, tradition, translation, created_at)
       select @slug, @slug, @name, @label, @care, tradition, translation, created_at ${from}`,
    ).run(copy);
    db.prepare(
      `insert into embed_site (church_id, origin, kind, created_at)
       select @slug, origin, kind, created_at ${rowsOf('embed_site')}`,
    ).run(copy);
    db.prepare(
      `insert into subscription (church_id, status, updated_at)
       select @slug, status, updated_at ${rowsOf('subscription')}`,
    ).run(copy);
  })();
  db.close();
}
