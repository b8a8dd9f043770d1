import type { Deps } from './deps.ts';
import { operatorActor } from './features/audit/index.ts';
import { createChurch, findChurchBySlug, type NewChurch, ownChurchSlug } from './features/churches/index.ts';
import { addSite } from './features/embeds/index.ts';
import { setSubscription } from './features/subscriptions/index.ts';

const ownChurch: NewChurch = { slug: ownChurchSlug, name: 'Lampstand', tradition: 'general', translation: 'web' };

/** Creates the church that our home page and people without a church use. Every start runs it; it exists afterwards. */
export async function seedOwnChurch(deps: Deps): Promise<void> {
  await seedChurch(deps, ownChurch);
}

/** Creates a church with an active plan, unless its slug exists. */
export async function seedChurch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  church: NewChurch,
  sites: readonly string[] = [],
): Promise<void> {
  if (await findChurchBySlug(db.read, church.slug)) return;
  const ctx = { actor: operatorActor, now: () => clock.now() };
  await db.write(async (tx) => {
    const created = await createChurch(tx, ctx, church, { allowReserved: true });
    await setSubscription(tx, ctx, created.id, { status: 'active' });
    for (const site of sites) await addSite(tx, { ...ctx, church: created }, site);
  });
}
