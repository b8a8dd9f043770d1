import { eq } from 'drizzle-orm';
import { dayOf } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Keep } from './contract.ts';
import { churchRetentions } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;
const LONGEST = '13-months' satisfies Keep;
const days = { '13-months': 400, '30-days': 30 } as const;

/** How long this church's counts are kept. */
export async function retentionOf(db: Reader, churchId: string): Promise<Keep> {
  const [row] = await db.select().from(churchRetentions).where(eq(churchRetentions.churchId, churchId));
  return row?.keep ?? LONGEST;
}

/** Ids of the churches of which nothing is to be written down. */
export async function churchesThatKeepNothing(db: Reader): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: churchRetentions.churchId })
    .from(churchRetentions)
    .where(eq(churchRetentions.keep, 'nothing'));
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the churches that keep their counts for thirty days. */
export async function churchesThatKeepThirtyDays(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ id: churchRetentions.churchId })
    .from(churchRetentions)
    .where(eq(churchRetentions.keep, '30-days'));
  return rows.map(({ id }) => id);
}

/** The oldest day (`YYYY-MM-DD`, UTC) that is still kept. */
export function oldestDay(keep: keyof typeof days, now: number): string {
  return dayOf(now - days[keep] * DAY);
}
