import { groups } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import type { ListedApp } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { launchAddress } from '../apps/launch-address.ts';
import styles from './dashboard.module.css';

/** All apps by group. Built apps open; others link to their description. */
export function AppGroups({ apps }: { apps: readonly ListedApp[] }) {
  return Object.entries(groups).map(([group, heading]) => (
    <section key={group} className={styles.group} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {apps
          .filter((app) => app.group === group)
          .map((app) => (
            <li key={app.id} data-available={app.available || undefined}>
              <AppIcon app={app} />
              <div>
                <h3>
                  <Link href={app.available ? launchAddress(app.id) : `/apps/${app.id}`}>{app.name}</Link>
                  {!app.available && <small> coming soon</small>}
                </h3>
                <p className="small">{app.summary}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  ));
}
