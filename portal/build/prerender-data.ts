import { describeApp, listApps } from '../../server/src/features/apps/index.ts';
import { portalPages, type Site } from '../../server/src/features/portal/contract.ts';
import { decisions, guides } from '../src/content/docs/guides.ts';

interface StillData {
  site: { site: Site };
  apps: { apps: ReturnType<typeof listApps> };
  /** What is told of each app that is built, its sample with it. */
  told: { app: NonNullable<ReturnType<typeof describeApp>> }[];
}

/** What is known before a server runs. It fills the marked places when it starts. */
export function prerenderData(): StillData {
  const site: Site = {
    supportEmail: '__SUPPORT_EMAIL__',
    demoChurch: null,
    embedOrigin: '__EMBED_ORIGIN__',
    verse: null,
    homeVerses: { stand: null, afraid: null },
  };
  const apps = listApps();
  const told = apps.flatMap(({ id, available }) => {
    const app = available && describeApp(id);
    return app ? [{ app }] : [];
  });
  return { site: { site }, apps: { apps }, told };
}

/** The open pages that need nothing else: they are drawn once, by the build. */
export function prerenderPaths(): string[] {
  const plain = Object.entries(portalPages).flatMap(([pattern, page]) =>
    'open' in page && !('live' in page) && !pattern.includes(':') ? [pattern] : [],
  );
  return [...plain, ...[...guides, ...decisions].map(({ slug }) => `/docs/${slug}`)];
}
