import { Link } from 'wouter';
import { findApp, type ListedApp, useAppSample, useApps } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import styles from './app-page.module.css';
import { inWords } from './find-apps.ts';

/** Shown instead of an app that is not built; names the nearest app that is. */
export function NotBuilt({ app: { id, name } }: { app: ListedApp }) {
  const { apps } = useApps();
  const nearest = useAppSample(id).app?.story.nearest;
  const instead = nearest && findApp(apps, nearest.id);
  const ready = apps?.filter(({ available }) => available).length;
  return (
    <section className={styles.instead} aria-labelledby="not-built">
      <h2 id="not-built">{name} is coming soon</h2>
      <p>Here’s what it will do. Tell us if it’s what you need.</p>
      {instead?.available && (
        <div className={styles.nearest}>
          <AppIcon app={instead} />
          <div>
            <p>
              Closest app available today: <Link href={`/apps/${instead.id}`}>{instead.name}</Link>.
            </p>
            <p className="small muted">{nearest?.why}</p>
          </div>
        </div>
      )}
      <p className="small">
        <Link href="/apps?ready">
          {ready ? `See the ${inWords(ready)} apps that are ready` : 'See the apps that are ready'}
        </Link>
        , or <Link href="/contact">contact us</Link> about this one.
      </p>
    </section>
  );
}
