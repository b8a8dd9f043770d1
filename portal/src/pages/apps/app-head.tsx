import { groups } from '@lampstand/sdk/app';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { fillApp } from '../../lib/app-loader.ts';
import { type ListedApp, type Sample, useAppSample } from '../../lib/use-apps.ts';
import { usePerson } from '../../lib/use-person.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { ResultSheet } from '../public/result-sheet.tsx';
import styles from './app-page.module.css';
import { AppStory } from './app-story.tsx';
import { launchAddress } from './launch-address.ts';

interface Props {
  app: ListedApp;
  /** Holds the app, for the example. */
  stage: RefObject<HTMLDivElement | null>;
}

/** What the app is for, beside a result that it wrote. */
export function AppHead({ app, stage }: Props) {
  const { app: described, error, retry } = useAppSample(app.id);
  const sample = described?.sample;
  return (
    <header className={app.available ? `${styles.head} ${styles.withResult}` : styles.head}>
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
        {app.available && sample && <Asked app={app} sample={sample} stage={stage} />}
      </div>
      {app.available && (
        <section className={styles.result} aria-labelledby="sample">
          <h2 id="sample" className="rubric">
            A real result
          </h2>
          <AsyncState name="sample" data={sample ?? undefined} error={error} retry={retry}>
            {({ document, goesOn }) => (
              <ResultSheet document={document} app={app.id} name={app.name} goesOn={goesOn} here level={3} />
            )}
          </AsyncState>
        </section>
      )}
      {app.available && <AppStory app={app} />}
    </header>
  );
}

/** What the app was asked for its result, and a button that asks the same. */
function Asked({ app, sample, stage }: Props & { sample: Sample }) {
  const { person } = usePerson();
  const canTry = !app.requiresAuth || Boolean(person?.user);
  const { input, messages } = sample.request;
  const tryIt = () => {
    const place = stage.current?.querySelector<HTMLElement>('ministry-app');
    if (place) fillApp(place, messages?.[0] ? { ...input, message: messages[0].text } : input);
  };
  return (
    <>
      <p className={styles.asked}>
        We wrote: <q>{sample.asked}</q>
      </p>
      <p className="row">
        {canTry && (
          <Button look="main" size="big" onClick={tryIt}>
            Try it with this example
          </Button>
        )}
        <Link className={styles.full} href={launchAddress(app.id)}>
          Open full page
        </Link>
      </p>
    </>
  );
}
