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
      {church && !waits && subscription?.status === 'trial' && (
        <p>
          The trial ends in <span className="fig">{subscription.daysRemaining ?? 0}</span> days. Until then the apps are
          open here; lines for your website come with a plan.
        </p>
      )}
      <p>
        {home === '/church-admin' ? (
          <Link href="/church-admin">Members and website</Link>
        ) : (
          <Link href={home ?? '/member'}>{home === '/super-admin' ? 'The churches' : 'Your profile and letters'}</Link>
        )}
      </p>
    </section>
  );
}

function sentences(church: Props['church'], waits: boolean): ReactNode {
  if (!church) {
    return (
      <p>
        You belong to no church here, so the apps keep to general words. With an invitation you can{' '}
        <Link href="/join-church">join yours</Link>.
      </p>
    );
  }
  if (waits) return <p>Your church has still to let you in. Until then the apps keep to general words.</p>;
  return <p>The apps open with your church’s tradition, its translation and the people who answer for care.</p>;
}
