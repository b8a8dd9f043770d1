import { usePageTexts } from '../../lib/own-language.ts';
import { RequirePerson } from '../../lib/require-person.tsx';
import { useApps } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Page } from '../../ui/page.tsx';
import { AppGroups } from './app-groups.tsx';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './dashboard-texts.ts';
import { LastOpened } from './last-opened.tsx';
import { WhatIsNew } from './what-is-new.tsx';
import { YourChurch } from './your-church.tsx';

/** The dashboard: last opened app, all apps with the ready ones first, the person's church, and news. */
export function DashboardPage() {
  const { words } = usePageTexts(useDashboardTexts);
  const { apps, error, retry } = useApps();
  return (
    <RequirePerson name={words.page}>
      {({ user, church, subscription, home }) => (
        <Page title={words.title} noindex about={words.about}>
          <div className={styles.rooms}>
            <AsyncState
              {...words.state}
              data={apps}
              error={error && { ...error, message: words.refused(error) }}
              retry={retry}
            >
              {(all) => (
                <div className={styles.apps}>
                  <LastOpened app={all.find(({ name, available }) => available && name === user.lastAppAccessed)} />
                  <AppGroups apps={all} />
                </div>
              )}
            </AsyncState>
            <aside className={styles.margin} aria-label={words.aside}>
              <YourChurch
                church={church}
                subscription={subscription}
                home={home}
                waits={user.userStatus === 'pending'}
              />
              <WhatIsNew />
            </aside>
          </div>
        </Page>
      )}
    </RequirePerson>
  );
}
