import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import type { SubscriptionState } from './contract.ts';
import { accessOf } from './embed-access.ts';
import { personalSubscriptions, subscriptions } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;

const ofChurch = prepareOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.churchId, sql.placeholder('id')))
    .prepare(),
);
const ofPerson = prepareOnce((db) =>
  db
    .select()
    .from(personalSubscriptions)
    .where(eq(personalSubscriptions.userId, sql.placeholder('id')))
    .prepare(),
);

/** The plan of a church at `now` (epoch ms). Without any row it counts as expired. */
export async function churchPlan(db: Reader, churchId: string, now: number): Promise<SubscriptionState> {
  const [row] = await ofChurch(db).execute({ id: churchId });
  const { status, serves, reason = null } = accessOf(row, now);
  const daysRemaining = daysUntil(status === 'expired' ? null : (row?.endsAt ?? null), now);
  return { status, daysRemaining, canAccessSnippets: serves, pausedReason: reason };
}

/** The plan of a person at `now` (epoch ms): their church's, or their own. Without any row it counts as expired. */
export async function subscriptionStateOf(
  db: Reader,
  person: { id: string; churchId: string | null },
  now: number,
): Promise<SubscriptionState> {
  if (person.churchId) return churchPlan(db, person.churchId, now);
  const [row] = await ofPerson(db).execute({ id: person.id });
  const over = !row || (row.endsAt !== null && row.endsAt <= now);
  const status = over ? 'expired' : row.status;
  const daysRemaining = daysUntil(over ? null : row.endsAt, now);
  return { status, daysRemaining, canAccessSnippets: false, pausedReason: null };
}

const daysUntil = (endsAt: number | null, now: number) => (endsAt === null ? null : Math.ceil((endsAt - now) / DAY));
