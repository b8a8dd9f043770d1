import { describeApp, listApps } from '../../server/src/features/apps/index.ts';
import { portalPages, type Site } from '../../server/src/features/portal/contract.ts';
import { decisions, guides } from '../src/content/docs/guides.ts';

interface PrerenderData {
  site: { site: Site };
  apps: { apps: ReturnType<typeof listApps> };
  /** Each built app with its story and sample. */
  samples: { app: NonNullable<ReturnType<typeof describeApp>> }[];
}

/** Data for pages that the build renders. The server replaces the `__PLACEHOLDERS__` when it sends a page. */
export function prerenderData(): PrerenderData {
  const site: Site = {
    supportEmail: '__SUPPORT_EMAIL__',
    demoChurch: null,
    embedOrigin: '__EMBED_ORIGIN__',
    verse: null,
    homeVerses: { stand: null, afraid: null },
  };
  const apps = listApps();
  const samples = apps.flatMap(({ id, available }) => {
    const app = available && describeApp(id);
    return app ? [{ app }] : [];
  });
  return { site: { site }, apps: { apps }, samples };
}

/** Public pages without live data; the build renders them once. */
export function prerenderPaths(): string[] {
  const plain = Object.entries(portalPages).flatMap(([pattern, page]) =>
    'open' in page && !('live' in page) && !pattern.includes(':') ? [pattern] : [],
  );
  return [...plain, ...[...guides, ...decisions].map(({ slug }) => `/docs/${slug}`)];
}
