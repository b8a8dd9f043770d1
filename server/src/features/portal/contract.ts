/**
 * The portal's pages. `open` ones may be found by search engines; `private` addresses carry a code that must not travel on
 * in a Referer.
 */
export const portalPages = {
  '/': { open: true },
  '/login': {},
  '/signup': { private: true },
  '/join-church': { private: true },
  '/verify-email': { private: true },
  '/forgot-password': {},
  '/reset-password': { private: true },
  '/church-admin': {},
  '/member': {},
  '/super-admin': {},
  '/dashboard': {},
} as const satisfies Record<string, { open?: true; private?: true }>;

export type PortalPath = keyof typeof portalPages;

/** What the portal's public pages say about this server. */
export interface Site {
  supportEmail: string;
  /** Address of the demo church's website; null where there is none (production). */
  demoChurch: string | null;
  /** The verse of the login page, read from the imported text; null while there is none. */
  verse: { text: string; reference: string; translation: string } | null;
}
