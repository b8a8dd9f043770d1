import { Link } from 'wouter';
import type { ListedApp } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { launchAddress } from '../apps/launch-address.ts';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './dashboard-texts.ts';

/** Ready apps first; the others by group, folded, with a link to their description. */
export function AppGroups({ apps }: { apps: readonly ListedApp[] }) {
  const { ready: title } = useDashboardTexts().words;
  const ready = apps.filter(({ available }) => available);
  const coming = apps.filter(({ available }) => !available);
  return (
    <>
      {ready.length > 0 && (
        <section className={styles.group} aria-labelledby="ready-apps">
          <h2 id="ready-apps" className="hidden">
            {title}
          </h2>
          <ul className={styles.ready} lang="en">
            {ready.map((app) => (
              <li key={app.id}>
                <AppIcon app={app} large />
                <div>
                  <h3>
                    <Link href={launchAddress(app.id)}>{app.name}</Link>
                  </h3>
                  <p className={styles.saying}>{app.saying}</p>
                  <p className="small">{app.summary}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {coming.length > 0 && <OnTheWay apps={coming} />}
    </>
  );
}

function OnTheWay({ apps }: { apps: readonly ListedApp[] }) {
  const { groups, coming, waiting, tell } = useDashboardTexts().words;
  const sections = Object.entries(groups)
    .map(([group, heading]) => ({ group, heading, own: apps.filter((app) => app.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <details className={styles.coming}>
      <summary>
        <h2>{coming(apps.length)}</h2>
      </summary>
      {sections.map(({ group, heading, own }) => (
        <section key={group} aria-label={heading}>
          <h3>{heading}</h3>
          <ul lang="en">
            {own.map(({ id, name, summary }) => (
              <li key={id}>
                <Link href={`/apps/${id}`}>{name}</Link> <span className="small muted">{summary}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="small">
        {waiting} <Link href="/contact">{tell}</Link>.
      </p>
    </details>
  );
}
