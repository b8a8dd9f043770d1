import { matchPath } from '@lampstand/server/match-path';
import { describePage, type FindData } from './pages.ts';

/** Updates description and canonical URL after navigation and removes the JSON-LD of the page before. */
export function describeHead(path: string, find: FindData): void {
  for (const old of document.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  const match = matchPath(path);
  const meta = match && describePage(match, find);
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (meta && description) description.content = meta.description;
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const canonical = known ?? document.head.appendChild(document.createElement('link'));
  canonical.rel = 'canonical';
  canonical.href = new URL(path, known?.href ?? location.href).href;
}
