import { type ListedApp, useAppSample } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { ResultSheet } from '../public/result-sheet.tsx';
import styles from './app-page.module.css';

/** The app's sample result. */
export function AppSample({ app: { id, name } }: { app: ListedApp }) {
  const { app, error, retry } = useAppSample(id);
  const sample = app?.sample;
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <header>
        <h2 id="sample">A real result</h2>
        {sample && (
          <>
            <p className={styles.asked}>
              We wrote: <q>{sample.asked}</q>
            </p>
            <p className="small muted">{name} wrote this. It’s unedited.</p>
            {sample.goesOn.length > 0 && (
              <p className="small muted">The result also has: {sample.goesOn.join('; ')}.</p>
            )}
          </>
        )}
      </header>
      <AsyncState name="sample" data={sample ?? undefined} error={error} retry={retry}>
        {({ document }) => <ResultSheet document={document} app={id} name={name} here />}
      </AsyncState>
    </section>
  );
}
