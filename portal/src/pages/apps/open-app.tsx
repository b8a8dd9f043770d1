import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { findApp, useApps } from '../../lib/use-apps.ts';
import { usePerson } from '../../lib/use-person.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { AsyncState } from '../../ui/async-state.tsx';
import { HeaderBar } from '../../ui/header-bar.tsx';
import { HelpFooter } from '../../ui/help-footer.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { AppStage } from './app-stage.tsx';
import styles from './open-app-page.module.css';
import { VisitorBar } from './visitor-bar.tsx';

interface Props {
  appId: string;
  /** The launcher covers the app. */
  launching: boolean;
}

/** An app with a header, for members and for visitors who try it. */
export function OpenApp({ appId, launching }: Props) {
  const { apps, error, retry } = useApps();
  const { person } = usePerson();
  const [, navigate] = useLocation();
  const app = findApp(apps, appId);
  const spelling = app?.id;
  useEffect(() => {
    if (!launching && spelling && spelling !== appId) navigate(`/app/${spelling}`, { replace: true });
  }, [launching, spelling, appId, navigate]);
  if (apps && !app) return <NotFoundPage />;
  if (person === undefined) return <LoadingScreen name={app?.name ?? 'App'} />;
  const user = person?.user;
  return (
    <>
      {user ? (
        <HeaderBar email={user.email} role={user.role} home={person.home ?? '/member'} />
      ) : (
        <VisitorBar back={`/app/${appId}`} />
      )}
      <main id="main" className={styles.page} tabIndex={-1}>
        <AsyncState name="app" data={app} error={error} retry={retry}>
          {(found) => (
            <>
              <header className={styles.head}>
                <AppIcon app={found} />
                <h1>{found.name}</h1>
                <p className="small muted">{person?.church ? `Opened for ${person.church.name}` : found.summary}</p>
                <Link className="small" href={`/apps/${found.id}`}>
                  What it does, and a sample
                </Link>
              </header>
              <AppStage key={found.id} app={found} />
            </>
          )}
        </AsyncState>
      </main>
      {user && <HelpFooter />}
    </>
  );
}
