import { pluralOf } from '@lampstand/sdk/app';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  church: { name: string } | null;
  subscription: { status: string; daysRemaining: number | null } | null;
  home: string | null;
  /** The account waits for the church's approval. */
  waits: boolean;
}

/** The person's church and a link to its settings. */
export function YourChurch({ church, subscription, home, waits }: Props) {
  return (
    <section aria-labelledby="your-church">
      <h2 id="your-church">{church?.name ?? 'On your own'}</h2>
      {sentences(church, waits)}
      {home === '/church-admin' && subscription?.status === 'trial' && (
        <p>
          Your trial ends in{' '}
          {pluralOf(subscription.daysRemaining ?? 0, {
            one: '1 day',
            other: `${subscription.daysRemaining ?? 0} days`,
          })}
          . Until then, use the apps here. The code for your website comes with a plan.
        </p>
      )}
      <p>
        {home === '/church-admin' ? (
          <Link href="/church-admin">Members and website</Link>
        ) : (
          <Link href={home ?? '/member'}>{home === '/super-admin' ? 'The churches' : 'Profile and notifications'}</Link>
        )}
      </p>
    </section>
  );
}

function sentences(church: Props['church'], waits: boolean): ReactNode {
  if (!church) {
    return (
      <p>
        You’re not part of a church, so the apps use general settings. With an invitation, you can{' '}
        <Link href="/join-church">join your church</Link>.
      </p>
    );
  }
  if (waits) return <p>Your church hasn’t approved you yet. Until then, apps won’t use your church’s settings.</p>;
  return <p>Apps use your church’s tradition, Bible and care contact.</p>;
}
