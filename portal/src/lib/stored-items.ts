import { CONSENT_KEY, forgetConsent } from './consent.ts';
import { LANGUAGE_KEY } from './remembered-language.ts';
import { SESSION_KEY } from './session.ts';

/** A cookie or storage item of this site. Its value is never read. */
export interface StoredItem {
  place: 'local storage' | 'session storage' | 'cookie';
  name: string;
}

/** Purpose and lifetime of a known item. */
const known: Record<string, { what: string; until: string }> = {
  [SESSION_KEY]: {
    what: 'Keeps you logged in on this device.',
    until: 'Until you log out. Expires after 14 days without use, or 90 days in total',
  },
  [CONSENT_KEY]: { what: 'Your choice about cookies.', until: 'For 365 days' },
  [LANGUAGE_KEY]: { what: 'The language you chose.', until: 'Until you delete it' },
};
const unknown = {
  what: 'Not from Lampstand. A browser extension may have set it.',
  until: 'We don’t know how long',
};
export const explain = ({ name }: StoredItem) => known[name] ?? unknown;

export const isLogin = ({ name, place }: StoredItem) => place === 'local storage' && name === SESSION_KEY;

/** All items that scripts can see; undefined when the browser blocks access. */
export function readStoredItems(): StoredItem[] | undefined {
  try {
    const cookies = document.cookie.split('; ').filter(Boolean);
    return [
      ...cookies.map((pair) => ({ place: 'cookie' as const, name: pair.slice(0, pair.indexOf('=')) })),
      ...Object.keys(localStorage).map((name) => ({ place: 'local storage' as const, name })),
      ...Object.keys(sessionStorage).map((name) => ({ place: 'session storage' as const, name })),
    ];
  } catch {
    return undefined;
  }
}

/** Removes one item. To remove the login, end the session first. */
export function removeStoredItem({ place, name }: StoredItem): void {
  if (name === CONSENT_KEY) forgetConsent();
  else if (place === 'local storage') localStorage.removeItem(name);
  else if (place === 'session storage') sessionStorage.removeItem(name);
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is missing in Firefox ESR and Safari
  else document.cookie = `${name}=; max-age=-1; path=/`;
}
