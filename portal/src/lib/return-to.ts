import { terms } from '../content/terms.ts';

/** Adds a `back` parameter with the current path, for after sign-in. */
export const withReturnTo = (page: '/login' | '/signup', back: string): string =>
  `${page === '/signup' ? `${terms.trial.signUp}&` : `${page}?`}back=${encodeURIComponent(back)}`;

/** The `back` parameter; undefined unless it is a path of this site. */
export function returnTo(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back');
  if (!back?.startsWith('/')) return undefined;
  // Browsers read `//host` and `/\host` as another site.
  const ours = 'https://lampstand.invalid';
  const url = URL.canParse(back, ours) ? new URL(back, ours) : undefined;
  return url?.origin === ours ? url.pathname + url.search + url.hash : undefined;
}
