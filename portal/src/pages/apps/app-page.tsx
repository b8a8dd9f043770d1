import { groups } from '@lampstand/sdk/app';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { findApp, type ListedApp, useAppSample, useApps } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { AppFoot } from './app-foot.tsx';
import styles from './app-page.module.css';
import { AppSample } from './app-sample.tsx';
import { AppStage } from './app-stage.tsx';
import { AppStory } from './app-story.tsx';
import { launchAddress } from './launch-address.ts';

/** Page of one app: description, the app itself, its story and a sample. */
export function AppPage() {
  const { appId = '' } = useParams();
  const { apps, error, retry } = useApps();
  const [, navigate] = useLocation();
  const app = findApp(apps, appId);
  const spelling = app?.id;
  useEffect(() => {
    if (spelling && spelling !== appId) navigate(`/apps/${spelling}`, { replace: true });
  }, [spelling, appId, navigate]);
  if (apps && !app) return <NotFoundPage />;
  return (
    <PublicPage title={app?.name ?? 'App'}>
      <article className={styles.page}>
        <AsyncState name="app" data={app} error={error} retry={retry}>
          {(found) => (
            <>
              <Head app={found} />
              <div className={styles.body}>
                <div className={styles.stage}>
                  <AppStage key={found.id} app={found} />
                </div>
                <AppStory app={found} />
              </div>
              {found.available && <AppSample app={found} />}
              <AppFoot app={found} />
            </>
          )}
        </AsyncState>
      </article>
    </PublicPage>
  );
}

function Head({ app }: { app: ListedApp }) {
  const { app: described } = useAppSample(app.id);
  return (
    <header className={styles.head}>
      <nav className={styles.trail} aria-label="Where this is">
        <Link href="/apps">Apps</Link>
        <span aria-hidden="true">/</span>
        <Link href={`/apps#${app.group}`}>{groups[app.group]}</Link>
      </nav>
      <AppIcon app={app} large />
      <h1>
        <span className={styles.name}>{app.name}</span>
        <span className="hidden">: </span>
        {app.saying}
      </h1>
      <div className={styles.lead}>
        <p>{app.summary}</p>
        <p className={styles.for}>{described?.story.forWhom}</p>
        {app.available && (
          <p className="small">
            <Link href={launchAddress(app.id)}>Open full page</Link>
          </p>
        )}
      </div>
    </header>
  );
}
