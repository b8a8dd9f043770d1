import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { isReservedSlug } from './slug.ts';
import { churches } from './table.ts';

const LONGEST = 40;
const TRIES = 20;

/** A slug that no church has, made of a name: "St. Mary's, Köln" gives `st-marys-koln`, or `st-marys-koln-2`. */
export async function freeSlug(db: Reader, name: string): Promise<string> {
  const base = slugOf(name);
  for (let n = 1; n <= TRIES; n++) {
    const slug = n === 1 ? base : withEnd(base, String(n));
    if (!isReservedSlug(slug) && !(await isTaken(db, slug))) return slug;
  }
  return withEnd(base, randomBytes(4).toString('hex'));
}

/** The plain slug of a name: 3 to 40 letters, digits and single hyphens. */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return plain.length >= 3 ? plain : `church${plain && `-${plain}`}`;
}

const withEnd = (base: string, end: string) => `${base.slice(0, LONGEST - end.length - 1).replace(/-+$/, '')}-${end}`;

async function isTaken(db: Reader, slug: string): Promise<boolean> {
  const found = await db.select({ id: churches.id }).from(churches).where(eq(churches.slug, slug));
  return found.length > 0;
}
