import type { Deps } from '../deps.ts';
import { operatorActor } from '../features/audit/index.ts';
import { createChurch, findChurchBySlug, type NewChurch, ownChurchSlug } from '../features/churches/index.ts';
import { addSite } from '../features/embeds/index.ts';
import { setSubscription } from '../features/subscriptions/index.ts';

const graceChapel: NewChurch = {
  slug: 'grace-chapel',
  name: 'Grace Chapel',
  contactEmail: 'office@grace-chapel.example',
  tradition: 'general',
  translation: 'web',
  accent: '#2f6b4f',
  care: { label: 'the care team at Grace Chapel', email: 'care@grace-chapel.example' },
};

/** A newcomer may paste the line into any page of this machine. */
const graceChapelSites = ['http://127.0.0.1:*', 'http://localhost:*'];

const ownChurch: NewChurch = { slug: ownChurchSlug, name: 'Lampstand', tradition: 'general', translation: 'web' };

/** The church that people without one and our home page use. Made on every start where it is missing. */
export async function seedOwnChurch(deps: Deps): Promise<void> {
  await seedChurch(deps, ownChurch);
}

/** The demo church, with an active plan. Development only. */
export async function seedDemoChurch(deps: Deps): Promise<void> {
  await seedChurch(deps, graceChapel, graceChapelSites);
}

async function seedChurch({ db, clock }: Deps, church: NewChurch, sites: readonly string[] = []): Promise<void> {
  if (await findChurchBySlug(db.read, church.slug)) return;
  const ctx = { actor: operatorActor, now: () => clock.now() };
  await db.write(async (tx) => {
    const created = await createChurch(tx, ctx, church, { allowReserved: true });
    await setSubscription(tx, ctx, created.id, { status: 'active' });
    for (const site of sites) await addSite(tx, { ...ctx, church: created }, site);
  });
}
