import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { findApp, useApps } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { AppFoot } from './app-foot.tsx';
import { AppHead } from './app-head.tsx';
import styles from './app-page.module.css';
import { AppStage } from './app-stage.tsx';
import { AppStory } from './app-story.tsx';

/** Page of one app: a real result, the app itself, and its story. */
export function AppPage() {
  const { appId = '' } = useParams();
  const { apps, error, retry } = useApps();
  const [, navigate] = useLocation();
  const stage = useRef<HTMLDivElement>(null);
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
              <AppHead app={found} stage={stage} />
              <div className={styles.body}>
                <div ref={stage} className={styles.stage}>
                  <AppStage key={found.id} app={found} />
                </div>
                {!found.available && <AppStory app={found} />}
              </div>
              <AppFoot app={found} />
            </>
          )}
        </AsyncState>
      </article>
    </PublicPage>
  );
}
