import { Link } from 'wouter';
import type { ListedApp } from '../../lib/use-apps.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './contents-list.module.css';

/** List of apps: name, whether it is ready, and its saying. */
export function ContentsList({ apps, aside }: { apps: readonly ListedApp[]; aside: (app: ListedApp) => string }) {
  return (
    <ul className={styles.contents}>
      {apps.map((app) => (
        <li key={app.id}>
          <p className={styles.line}>
            <Link href={`/apps/${app.id}`}>{app.name}</Link>
            <i />
            {app.available ? <Badge tone="on">Ready</Badge> : <Badge tone="off">Coming soon</Badge>}
          </p>
          <p className={styles.saying}>{aside(app)}</p>
        </li>
      ))}
    </ul>
  );
}
