import type { CurrentUser } from '../accounts/contract.ts';
import { currentUser, homeOf, type VisitorContext } from '../accounts/index.ts';
import { findChurchById } from '../churches/index.ts';
import type { SubscriptionState } from '../subscriptions/contract.ts';
import { subscriptionStateOf } from '../subscriptions/index.ts';

interface PortalContext {
  user: CurrentUser | null;
  church: { id: string; slug: string; name: string } | null;
  subscription: SubscriptionState | null;
  /** Path of the person's home page. */
  home: string | null;
}

/** What the portal loads first; all null when no one is signed in. */
export async function readContext({ db, person, now }: VisitorContext): Promise<PortalContext> {
  if (!person) return { user: null, church: null, subscription: null, home: null };
  const { user } = person;
  const church = user.churchId ? await findChurchById(db.read, user.churchId) : undefined;
  return {
    user: currentUser(user),
    church: church ? { id: church.id, slug: church.slug, name: church.name } : null,
    subscription: await subscriptionStateOf(db.read, user, now()),
    home: homeOf(user.role),
  };
}
