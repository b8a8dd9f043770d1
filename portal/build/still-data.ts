import { listApps } from '../../server/src/features/embeds/apps.ts';
import { portalPages, type Site } from '../../server/src/features/portal/contract.ts';
import { decisions, guides } from '../src/content/docs/guides.ts';

/** No page has this address: what is drawn there stands for everything that does not exist. */
export const NOT_FOUND = '/not-found';

/** What is known before a server runs. It fills the marked places when it starts. */
export function stillData(): { site: { site: Site }; apps: { apps: ReturnType<typeof listApps> } } {
  const site: Site = {
    supportEmail: '__SUPPORT_EMAIL__',
    demoChurch: null,
    embedOrigin: '__EMBED_ORIGIN__',
    verse: null,
    homeVerses: { stand: null, afraid: null },
  };
  return { site: { site }, apps: { apps: listApps() } };
}

/** The open pages that need nothing else: they are drawn once, by the build. */
export function stillPaths(): string[] {
  const plain = Object.entries(portalPages).flatMap(([pattern, page]) =>
    'open' in page && !('live' in page) && !pattern.includes(':') ? [pattern] : [],
  );
  return [...plain, ...[...guides, ...decisions].map(({ slug }) => `/docs/${slug}`)];
}
