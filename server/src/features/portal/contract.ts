/** What the server has to know of a page before it answers with it. */
interface PortalPage {
  /** Open to search engines: in the sitemap and sent as ready HTML. */
  open?: true;
  /** Shows what only a running server knows (posts, verses, an app): rendered on request and cached until a post changes. */
  live?: true;
  /** The address carries a code that must not travel on in a Referer. */
  private?: true;
}

/** The portal's pages by pattern: a part that begins with `:` takes one piece of the path. The first match counts. */
export const portalPages = {
  '/': { open: true, live: true },
  '/ministry-tools': { open: true },
  '/community-outreach': { open: true },
  '/spiritual-growth': { open: true },
  '/outreach-innovation': { open: true },
  '/pricing': { open: true },
  '/apps': { open: true },
  '/apps/:appId': { open: true, live: true },
  '/app/:appId': {},
  '/loading': {},
  '/help': { open: true },
  '/about': { open: true },
  '/contact': { open: true },
  '/embed-instructions': { open: true },
  '/blog': { open: true, live: true },
  '/blog/category/:slug': { open: true, live: true },
  '/blog/:slug': { open: true, live: true },
  '/docs': { open: true },
  '/docs/:guide': { open: true },
  '/privacy-policy': { open: true },
  '/terms': { open: true },
  '/cookie-policy': { open: true },
  '/privacy-dashboard': {},
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
} as const satisfies Record<string, PortalPage>;

export type PortalPath = keyof typeof portalPages;

/** What the portal's public pages say about this server. */
export interface Site {
  supportEmail: string;
  /** Address of the demo church's website; null where there is none (production). */
  demoChurch: string | null;
  /** Where the loader of the embedded apps comes from. */
  embedOrigin: string;
  /** The verse of the login page, read from the imported text; null while there is none. */
  verse: SiteVerse | null;
  /** The verses of the home page, likewise. */
  homeVerses: { stand: SiteVerse | null; afraid: SiteVerse | null };
}

/** A printed verse with its reference. */
export interface SiteVerse {
  text: string;
  reference: string;
  translation: string;
}
