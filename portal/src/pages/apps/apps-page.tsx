import { Link } from 'wouter';
import { useApps } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './apps-page.module.css';
import { Catalogue } from './catalogue.tsx';
import { countedApps } from './find-apps.ts';

/** Catalogue of all apps. */
export function AppsPage() {
  const { apps, error, retry } = useApps();
  const ready = apps?.filter(({ available }) => available).length;
  return (
    <PublicPage title="Apps">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Apps for the nights your office is closed</h1>
          <div className={styles.lead}>
            <p>Tell an app what you need. Get a page you can read aloud, print or share.</p>
            <p className="small muted">
              {apps && ready !== undefined && `${countedApps(ready, apps.length)} `}
              Try them here, then <Link href="/embed-instructions">add one to your website</Link>.
            </p>
          </div>
        </header>
        <AsyncState name="apps" data={apps} error={error} retry={retry}>
          {(all) => <Catalogue apps={all} />}
        </AsyncState>
      </div>
    </PublicPage>
  );
}
