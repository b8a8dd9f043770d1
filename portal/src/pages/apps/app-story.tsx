import { type ListedApp, useAppSample } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import styles from './app-page.module.css';

/** Notes beside the app: input, output, what is computed, and what it will not do. */
export function AppStory({ app: { id, name, available } }: { app: ListedApp }) {
  const { app, error, retry } = useAppSample(id);
  return (
    <aside className={styles.notes} aria-label={`About ${name}`}>
      <AsyncState name="description" data={app?.story} error={error} retry={retry}>
        {({ brings, gets, exact, refuses }) => (
          <>
            <Note title="You bring" items={brings} />
            <Note title={available ? 'You get' : 'You will get'} items={gets} />
            <section>
              <h2>Calculated, not guessed</h2>
              <p>{exact}</p>
            </section>
            <Note title="What it won’t do" items={refuses} />
          </>
        )}
      </AsyncState>
    </aside>
  );
}

function Note({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
