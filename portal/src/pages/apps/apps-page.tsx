import { pluralOf } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import { useApps } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './apps-page.module.css';
import { Catalogue } from './catalogue.tsx';
import { inWords } from './find-apps.ts';

/** Catalogue of all apps. */
export function AppsPage() {
  const { apps, error, retry } = useApps();
  const ready = apps?.filter(({ available }) => available).length;
  return (
    <PublicPage title="Apps">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Twenty-two apps, and the evenings they are for</h1>
          <div className={styles.lead}>
            <p>
              Each one takes what somebody brings to it and gives back a finished page: to read aloud, to print, to hand
              over.
            </p>
            <p className="small muted">
              {ready !== undefined && (
                <>
                  A lit drawing means that an app works today: {inWords(ready)} of them{' '}
                  {pluralOf(ready, { one: 'does', other: 'do' })}. The others are described as they will be, and say so.{' '}
                </>
              )}
              Try them here, then <Link href="/embed-instructions">put one on your own page</Link>.
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
