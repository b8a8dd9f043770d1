/** How the server answers for a page. */
interface PortalPage {
  /** Public: sent as rendered HTML, listed in the sitemap, indexed by search engines. */
  open?: true;
  /** Needs data of the running server (posts, verses, an app): rendered on request, cached until a post changes. */
  live?: true;
  /** The address carries a code, so no Referer is sent. */
  private?: true;
}

/** The portal's pages by pattern; `:name` matches one path segment. The first match wins. */
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

/** Settings and verses that public pages show. */
export interface Site {
  supportEmail: string;
  /** Address of the demo church's website; null in production. */
  demoChurch: string | null;
  /** Origin that serves the loader. */
  embedOrigin: string;
  /** Verse on the login page, from the imported Bible; null when none is imported. */
  verse: SiteVerse | null;
  /** Verses on the home page, also from the imported Bible. */
  homeVerses: { stand: SiteVerse | null; afraid: SiteVerse | null };
}

/** A verse with its reference and translation. */
export interface SiteVerse {
  text: string;
  reference: string;
  translation: string;
}
