import { operatorActor } from '../features/audit/index.ts';
import { type Church, createChurch, type NewChurch } from '../features/churches/index.ts';
import { addSite } from '../features/embeds/index.ts';
import { type SubscriptionStatus, setSubscription } from '../features/subscriptions/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';

interface GivenChurch extends Partial<NewChurch> {
  /** `active` unless said otherwise. */
  plan?: SubscriptionStatus;
  /** Epoch ms. */
  planEndsAt?: number;
  /** Origins whose pages may show the church's apps. */
  sites?: readonly string[];
}

/** Makes the rows a test begins with; names and slugs differ from call to call. */
export function createGiven(db: Database, clock: Clock) {
  const ctx = { actor: operatorActor, now: () => clock.now() };
  let made = 0;
  return {
    async church({ plan = 'active', planEndsAt, sites = [], ...church }: GivenChurch = {}): Promise<Church> {
      made += 1;
      return db.write(async (tx) => {
        const created = await createChurch(
          tx,
          ctx,
          { slug: `church-${made}`, name: `Church ${made}`, ...church },
          { allowReserved: true },
        );
        await setSubscription(tx, ctx, created.id, { status: plan, endsAt: planEndsAt ?? null });
        for (const site of sites) await addSite(tx, { ...ctx, church: created }, site);
        return created;
      });
    },
  };
}
