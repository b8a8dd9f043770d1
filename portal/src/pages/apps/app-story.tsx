import { type ListedApp, useAppSample } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import styles from './app-page.module.css';

/** Notes beside the app: what it gives, and what it won't do. Of an app that isn't built, also what it will ask for. */
export function AppStory({ app: { id, name, available } }: { app: ListedApp }) {
  const { app, error, retry } = useAppSample(id);
  return (
    <aside className={styles.notes} aria-label={`About ${name}`}>
      <AsyncState name="description" data={app?.story} error={error} retry={retry}>
        {({ brings, gets, exact, refuses }) => (
          <>
            {!available && <Note title="You bring" items={brings} />}
            <Note title={available ? 'You get' : 'You will get'} items={gets} more={exact} />
            <Note title="What it won’t do" items={refuses} />
          </>
        )}
      </AsyncState>
    </aside>
  );
}

function Note({ title, items, more }: { title: string; items: readonly string[]; more?: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {more && <p className={styles.more}>{more}</p>}
    </section>
  );
}
