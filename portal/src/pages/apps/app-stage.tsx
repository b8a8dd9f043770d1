import { type ReactNode, useEffect, useRef } from 'react';
import { showApp } from '../../lib/app-loader.ts';
import type { ListedApp } from '../../lib/use-apps.ts';
import { useOpenedApp } from '../../lib/use-opened-app.ts';
import { usePerson } from '../../lib/use-person.ts';
import { AppPlace } from '../../ui/app-place.tsx';
import { AsyncState } from '../../ui/async-state.tsx';
import styles from './app-stage.module.css';
import { NotBuilt } from './not-built.tsx';
import { SignInWall } from './sign-in-wall.tsx';
import { TrialLine } from './trial-line.tsx';

interface Props {
  app: ListedApp;
  /** Shown while the person loads; by default the visitor's view. */
  meanwhile?: ReactNode;
}

/** The app: visitors get the trial version, signed-in people their church's. */
export function AppStage({ app, meanwhile }: Props) {
  const { person } = usePerson();
  if (!app.available) return <NotBuilt app={app} />;
  if (person === undefined && meanwhile) return meanwhile;
  if (person?.user) return <OwnApp app={app} userId={person.user.id} />;
  if (app.requiresAuth) return <SignInWall app={app} />;
  return (
    <>
      <AppPlace app={app.id} title={app.name} />
      <TrialLine back={`/app/${app.id}`} />
    </>
  );
}

function OwnApp({ app, userId }: { app: ListedApp; userId: string }) {
  const { opened, error, retry } = useOpenedApp(app.id, userId);
  return (
    <AsyncState
      name={app.name}
      data={opened}
      error={error}
      retry={retry}
      failed={`We couldn’t open ${app.name}. Please try again.`}
    >
      {({ church, token }) => <OwnPlace key={church} app={app} church={church} token={token} />}
    </AsyncState>
  );
}

function OwnPlace({ app: { id, name }, church, token }: { app: ListedApp; church: string; token: string }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = stage.current?.querySelector<HTMLElement>('ministry-app');
    return place ? showApp(place, { church, app: id, title: name, token }) : undefined;
  }, [church, id, name, token]);
  return (
    <div ref={stage} className={styles.stage}>
      <AppPlace app={id} title={name} church={church} />
    </div>
  );
}
