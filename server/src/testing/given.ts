import { createAccount, type NewAccount, type User } from '../features/accounts/index.ts';
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
  /** Origins whose pages can show the church's apps. */
  sites?: readonly string[];
}

interface GivenPerson extends Partial<NewAccount> {
  church?: Pick<Church, 'id'>;
}

/** The password of every given person. */
export const givenPassword = 'seven lamps at dusk';
const itsHash = '$argon2id$v=19$m=19456,t=2,p=1$J8nR+hWD1EXCcHr/fVN/PQ$qYzn6VMfjcJ1dAupGYEAIHDZOLy25N97LT7U6HRh2Gc';

/** Creates the rows that a test starts with; names and slugs differ from call to call. */
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
    /** An active, verified Standard User unless said otherwise. */
    async person({ church, ...account }: GivenPerson = {}): Promise<User> {
      made += 1;
      const email = account.email ?? `person-${made}@church.example`;
      return db.write(async (tx) => {
        const created = await createAccount(tx, clock.now(), {
          ...{ name: `Person ${made}`, passwordHash: itsHash, emailVerifiedAt: clock.now(), churchId: church?.id },
          ...account,
          email,
        });
        if (!created) throw new Error(`${email} is given twice.`);
        return created;
      });
    },
    async administrator({ church, ...account }: GivenPerson = {}): Promise<User> {
      const of = church ?? (await this.church());
      return this.person({ role: 'Church Administrator', church: of, ...account });
    },
  };
}
