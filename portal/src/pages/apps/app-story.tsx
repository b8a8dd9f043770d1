import { stories } from '../../content/apps/index.ts';
import type { ListedApp } from '../../lib/use-apps.ts';
import styles from './app-page.module.css';

/** Beside the app, as notes in a margin: what goes in, what comes out, what is computed, and what it will not do. */
export function AppStory({ app: { id, name, available } }: { app: ListedApp }) {
  const story = stories[id];
  if (!story) return <aside className={styles.notes} aria-label={`About ${name}`} />;
  return (
    <aside className={styles.notes} aria-label={`About ${name}`}>
      <Note title="You bring" items={story.brings} />
      <Note title={available ? 'You get' : 'You will get'} items={story.gets} />
      <section>
        <h2>Worked out, not written</h2>
        <p>{story.exact}</p>
      </section>
      <Note title="It will not do" items={story.refuses} />
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
