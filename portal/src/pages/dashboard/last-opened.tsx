import type { ListedApp } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { launchAddress } from '../apps/launch-address.ts';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './dashboard-texts.ts';

/** Link to the last opened app, or a hint where to begin. */
export function LastOpened({ app }: { app: ListedApp | undefined }) {
  const { none, last, again } = useDashboardTexts().words;
  if (!app) return <p className={styles.begin}>{none}</p>;
  return (
    <section className={styles.last} aria-labelledby="last-opened">
      <AppIcon app={app} large />
      <div>
        <p className={styles.rubric}>{last}</p>
        <h2 id="last-opened" lang="en">
          {app.name}
        </h2>
        <p className={styles.saying} lang="en">
          {app.saying}
        </p>
      </div>
      <ButtonLink look="main" href={launchAddress(app.id)}>
        {again}
      </ButtonLink>
    </section>
  );
}
