import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { type Subscription, type SubscriptionStatus, subscriptions } from './table.ts';

const ofChurch = prepareOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.churchId, sql.placeholder('churchId')))
    .prepare(),
);

/** Whether a church's embeds serve, and the state that decides it. */
export interface EmbedAccess {
  serves: boolean;
  status: SubscriptionStatus;
  /** Why an administrator has to act; absent while embeds serve. Never shown to visitors. */
  reason?: string;
}

/** Whether the embeds of a church serve at `now` (epoch ms). A church without a row counts as expired. */
export async function embedAccess(db: Reader, churchId: string, now: number): Promise<EmbedAccess> {
  const [row] = await ofChurch(db).execute({ churchId });
  return accessOf(row, now);
}

/** The same from a row at hand. A state whose end has passed counts as expired before the hourly job has said so. */
export function accessOf(row: Subscription | undefined, now: number): EmbedAccess {
  if (!row || row.status === 'expired' || (row.endsAt !== null && row.endsAt <= now)) {
    return { serves: false, status: 'expired', reason: 'The plan has expired. Choose a plan to show your apps again.' };
  }
  if (row.status === 'paused') {
    return { serves: false, status: 'paused', reason: row.pausedReason ?? 'The plan is paused.' };
  }
  if (row.status === 'trial') {
    return { serves: false, status: 'trial', reason: 'Apps appear on your website once a plan is active.' };
  }
  return { serves: true, status: row.status };
}
