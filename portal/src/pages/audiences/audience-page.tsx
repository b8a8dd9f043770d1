import type { ReactNode } from 'react';
import type { AppMoment, Audience } from '../../content/audiences/audience.ts';
import { type ListedApp, useApps } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import layout from '../public/layout.module.css';
import { NextStep } from '../public/next-step.tsx';
import { Refusals } from './refusals.tsx';

interface Props<Moment extends AppMoment> {
  audience: Audience<Moment>;
  opening: ReactNode;
  /** Section above the list of apps. */
  before?: ReactNode;
  /** Section below the list of apps. */
  after?: ReactNode;
  /** Shows the moments, each with its app's catalogue name and whether the app is built. */
  list: (moments: readonly (Moment & Pick<ListedApp, 'name' | 'available'>)[], apps: readonly ListedApp[]) => ReactNode;
}

/** Page for one audience: opening, its apps, what they will not do, and a next step. */
export function AudiencePage<Moment extends AppMoment>({ audience, opening, before, after, list }: Props<Moment>) {
  const { title, apps: listed, refusals, next } = audience;
  const { apps, error, retry } = useApps();
  return (
    <PublicPage title={title}>
      {opening}
      {before}
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="audience-apps">
        <header>
          <h2 id="audience-apps">{listed.title}</h2>
          <p className="muted">{listed.about}</p>
        </header>
        <AsyncState name="apps" data={apps} error={error} retry={retry}>
          {(loaded) => list(withApps(listed.moments, loaded), loaded)}
        </AsyncState>
      </section>
      {after}
      <section className={`${layout.page} ${layout.section}`}>
        <Refusals title={refusals.title} items={refusals.items}>
          {refusals.about}
        </Refusals>
      </section>
      <NextStep title={next.title} other={next.other}>
        {next.text}
      </NextStep>
    </PublicPage>
  );
}

function withApps<Moment extends AppMoment>(moments: readonly Moment[], apps: readonly ListedApp[]) {
  return moments.flatMap((moment) => {
    const app = apps.find(({ id }) => id === moment.id);
    return app ? [{ ...moment, name: app.name, available: app.available }] : [];
  });
}
