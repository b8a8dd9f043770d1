import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { fold } from '../../platform/db/fold.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { type Church, churches } from './table.ts';

const bySlug = prepareOnce((db) =>
  db
    .select()
    .from(churches)
    .where(eq(churches.slug, sql.placeholder('slug')))
    .limit(1)
    .prepare(),
);

/** The church of a slug, whatever its case; undefined when there is none. */
export async function findChurchBySlug(db: Reader, slug: string): Promise<Church | undefined> {
  const [church] = await bySlug(db).execute({ slug: fold(slug) });
  return church;
}

const byId = prepareOnce((db) =>
  db
    .select()
    .from(churches)
    .where(eq(churches.id, sql.placeholder('id')))
    .limit(1)
    .prepare(),
);

export async function findChurchById(db: Reader, id: string): Promise<Church | undefined> {
  const [church] = await byId(db).execute({ id });
  return church;
}
