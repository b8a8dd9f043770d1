import { terms } from '../content/terms.ts';

/** The address of a page with the way back to where somebody stands, for after they have signed in. */
export const withReturnTo = (page: '/login' | '/signup', back: string): string =>
  `${page === '/signup' ? `${terms.trial.signUp}&` : `${page}?`}back=${encodeURIComponent(back)}`;

/** Where the query says that somebody came from; undefined for anything but a path of this site. */
export function returnTo(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back');
  if (!back?.startsWith('/')) return undefined;
  // A browser takes `//host` and `/\host` for another site.
  const ours = 'https://lampstand.invalid';
  const url = URL.canParse(back, ours) ? new URL(back, ours) : undefined;
  return url?.origin === ours ? url.pathname + url.search + url.hash : undefined;
}
