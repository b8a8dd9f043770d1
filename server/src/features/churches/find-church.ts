import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { type Church, churches } from './table.ts';

/** The church of a slug, whatever its case; undefined when there is none. */
export async function findChurchBySlug(db: Reader, slug: string): Promise<Church | undefined> {
  const [church] = await db.select().from(churches).where(eq(churches.slug, slug)).limit(1);
  return church;
}
