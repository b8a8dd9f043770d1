import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { dashboardEn } from '../../content/en/dashboard.ts';
import { useDashboardTexts } from './dashboard-texts.ts';

interface Props {
  church: { name: string } | null;
  subscription: { status: string; daysRemaining: number | null } | null;
  home: string | null;
  /** The account waits for the church's approval. */
  waits: boolean;
}

/** The person's church and a link to its settings. */
export function YourChurch({ church, subscription, home, waits }: Props) {
  const { words } = useDashboardTexts();
  return (
    <section aria-labelledby="your-church">
      <h2 id="your-church">{church?.name ?? words.alone}</h2>
      {sentences(church, waits, words)}
      {home === '/church-admin' && subscription?.status === 'trial' && (
        <p>{words.trial(subscription.daysRemaining ?? 0)}</p>
      )}
      <p>
        {home === '/church-admin' ? (
          <Link href="/church-admin">{words.admin}</Link>
        ) : (
          <Link href={home ?? '/member'}>{home === '/super-admin' ? words.churches : words.profile}</Link>
        )}
      </p>
    </section>
  );
}

function sentences(church: Props['church'], waits: boolean, { joinText, ...words }: typeof dashboardEn): ReactNode {
  if (!church) {
    return (
      <p>
        {joinText[0]} <Link href="/join-church">{joinText[1]}</Link>.
      </p>
    );
  }
  return <p>{waits ? words.waits : words.uses}</p>;
}
