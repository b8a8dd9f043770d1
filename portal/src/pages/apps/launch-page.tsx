import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { preload } from '../../lib/preload.ts';
import { findApp, useApps } from '../../lib/use-apps.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { LampMark } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './launch-page.module.css';
import { useLaunch } from './use-launch.ts';

/**
 * The launcher: a short wait, then the app's own page. `url` must be present but is never followed,
 * so that no link can redirect to another site.
 */
export function LaunchPage() {
  const query = new URLSearchParams(useSearch());
  const [asked, url] = [query.get('app') ?? '', query.get('url')];
  const [, navigate] = useLocation();
  const { apps, error } = useApps();
  const app = findApp(apps, asked);
  const lost = !asked || !url || (apps !== undefined && !app);
  const progress = useLaunch(!lost, () => navigate(`/app/${encodeURIComponent(asked)}`, { replace: true }));
  useEffect(() => preload('/app/:appId'), []);
  useEffect(() => {
    if (lost) navigate('/dashboard', { replace: true });
  }, [lost, navigate]);
  const name = app?.name ?? (error ? 'the app' : '');
  usePageTitle({ title: name ? `Opening ${name}` : 'Opening', noindex: true });
  return (
    <main id="main" className={styles.launch} tabIndex={-1}>
      <div>
        {app ? <AppIcon app={{ ...app, available: true }} large /> : <LampMark kindling />}
        <h1>{name ? `Opening ${name}` : 'Opening'}</h1>
        <p className={styles.saying}>{app?.saying}</p>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={name ? `Opening ${name}` : 'Opening the app'}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress)}
        >
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={progress} height="1" />
          </svg>
        </div>
        <Button look="quiet">Open it now</Button>
      </div>
    </main>
  );
}
