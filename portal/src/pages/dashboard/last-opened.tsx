import type { ListedApp } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { launchAddress } from '../apps/launch-address.ts';
import styles from './dashboard.module.css';

/** Link to the last opened app, or a hint where to begin. */
export function LastOpened({ app }: { app: ListedApp | undefined }) {
  if (!app) {
    return <p className={styles.begin}>You haven’t opened an app yet.</p>;
  }
  return (
    <section className={styles.last} aria-labelledby="last-opened">
      <AppIcon app={app} large />
      <div>
        <p className={styles.rubric}>Last opened</p>
        <h2 id="last-opened">{app.name}</h2>
        <p className={styles.saying}>{app.saying}</p>
      </div>
      <ButtonLink look="main" href={launchAddress(app.id)}>
        Open again
      </ButtonLink>
    </section>
  );
}
