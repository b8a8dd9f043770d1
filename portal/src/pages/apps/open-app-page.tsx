import { useEffect } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { findApp, useApps } from '../../lib/use-apps.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Launcher } from './launcher.tsx';
import { OpenApp } from './open-app.tsx';

/**
 * An app on a page of its own. At `/loading?app=&url=` the launcher covers the app while it starts; then only the address
 * changes. `url` must be present but is never followed, so that no link can redirect to another site.
 */
export function OpenAppPage() {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const { appId } = useParams();
  const { apps, error } = useApps();
  const launching = path === '/loading';
  const asked = (launching ? query.get('app') : appId) ?? '';
  const app = findApp(apps, asked);
  const lost = launching && (!asked || !query.get('url') || (apps !== undefined && !app));
  useEffect(() => {
    if (lost) navigate('/dashboard', { replace: true });
  }, [lost, navigate]);
  const opening = ['Opening', app?.name ?? (error && 'the app')].filter(Boolean).join(' ');
  usePageTitle({ title: launching ? opening : (app?.name ?? 'App'), noindex: true });
  if (lost) return null;
  return (
    <>
      {launching && (
        <Launcher
          app={app}
          title={opening}
          onOpen={() => navigate(`/app/${encodeURIComponent(asked)}`, { replace: true })}
        />
      )}
      <div inert={launching}>
        <OpenApp appId={asked} launching={launching} />
      </div>
    </>
  );
}
