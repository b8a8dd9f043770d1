import { Link } from 'wouter';
import { tryIt } from '../../content/home.ts';
import { AppPlace } from '../../ui/app-place.tsx';
import home from './home.module.css';
import styles from './try-section.module.css';

/** A live app, opened by the public loader as on a church's page. */
export function TrySection() {
  return (
    <section className={home.section} id="try" aria-labelledby="try-title">
      <div className={home.wrap}>
        <header className={home.head}>
          <h2 id="try-title">{tryIt.title}</h2>
          <p className="muted">{tryIt.lead}</p>
        </header>
        <div className={styles.spread}>
          <aside className={home.notes} aria-label="About this app">
            {tryIt.notes.map(({ name, words }) => (
              <div key={name}>
                <p className="rubric">{name}</p>
                <p>{words}</p>
              </div>
            ))}
            <p>
              <Link href="/apps/prayer-generator">More about Prayer Generator</Link>
            </p>
          </aside>
          <AppPlace app="prayer-generator" title="Prayer Generator" />
        </div>
      </div>
    </section>
  );
}
