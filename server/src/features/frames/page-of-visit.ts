import { parseSiteOrigin } from '../embeds/index.ts';

/** Characters of a page's name, at most. */
const MOST = 300;

/**
 * Origin and path of a page as it is counted: without query and fragment, which can hold personal data. Empty for an
 * invalid page.
 */
export function pageOfVisit(site: string | undefined, path = ''): string {
  const origin = site ? parseSiteOrigin(site) : undefined;
  if (!origin) return '';
  const plain = path.replace(/[?#].*$/s, '').replace(/[\p{Cc}\p{Cf}]/gu, '');
  return `${origin}${plain.startsWith('/') ? plain : '/'}`.slice(0, MOST);
}
