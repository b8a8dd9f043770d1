import { Link } from 'wouter';
import { audiences } from '../../content/home-audiences.ts';
import { AudienceIllustration } from '../../illustrations/audience-illustration.tsx';
import { useApps } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { countedApps } from '../apps/find-apps.ts';
import styles from './features-section.module.css';
import home from './home.module.css';

/** At most so many ready apps are shown; the catalogue has the rest. */
const SHOWN = 3;

/** The ready apps, then the four groups that the apps are for. */
export function FeaturesSection() {
  const { apps } = useApps();
  const ready = apps?.filter(({ available }) => available) ?? [];
  return (
    <section className={`${home.section} ${styles.section}`} id="features" aria-labelledby="features-title">
      <div className={home.wrap}>
        <header className={home.head}>
          <h2 id="features-title">Who it’s for</h2>
          <p className="muted" aria-busy={!apps}>
            {apps && countedApps(ready.length, apps.length)} <Link href="/apps">See all apps</Link>
          </p>
        </header>
        <ul className={styles.ready}>
          {ready.slice(0, SHOWN).map((app) => (
            <li key={app.id}>
              <AppIcon app={app} large />
              <h3>
                <Link className={home.inkLink} href={`/apps/${app.id}`}>
                  {app.name}
                </Link>
              </h3>
              <p>{app.summary}</p>
            </li>
          ))}
        </ul>
        <div className={styles.groups}>
          {audiences.map(({ id, rubric, words, href, more }) => (
            <article key={id} aria-labelledby={`for-${id}`}>
              <AudienceIllustration name={id} />
              <p className="rubric">{rubric}</p>
              <h3 id={`for-${id}`}>{words}</h3>
              <p className="small">
                <Link href={href}>{more}</Link>
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
