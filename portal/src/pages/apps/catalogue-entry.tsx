import { Link } from 'wouter';
import type { ListedApp } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { Badge } from '../../ui/badge.tsx';
import styles from './apps-page.module.css';
import { launchAddress } from './launch-address.ts';

/** A catalogue entry: icon, saying, description and whether the app is ready. */
export function CatalogueEntry({ app }: { app: ListedApp }) {
  const { id, name, summary, saying, available } = app;
  return (
    <li className={styles.entry} data-ready={available || undefined}>
      <AppIcon app={app} />
      <div>
        <h3>
          <Link href={`/apps/${id}`}>{name}</Link>
        </h3>
        <p className={styles.saying}>{saying}</p>
        <p className="small">{summary}</p>
        {available && (
          <p className={styles.state}>
            <Badge tone="on">Ready</Badge>
            <Link href={launchAddress(id)} aria-label={`Open ${name}`}>
              Open it
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
