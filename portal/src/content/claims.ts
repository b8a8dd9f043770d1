interface Claim {
  words: string;
  /** How to check the claim; null when it is not proven, and then it is not shown. */
  substantiation: Substantiation | null;
}

interface Substantiation {
  /** What is measured, in one sentence. */
  how: string;
  /** Where to check it: a source file or a path of the product. */
  source: string;
  /** Day it was last true, `YYYY-MM-DD`. */
  date: string;
}

/** Marketing claims. Terms of sale are in `terms.ts`. */
export const claims = {
  catalogue: {
    words: 'Twenty-two ministry apps are in the catalogue.',
    substantiation: {
      how: 'The catalogue is public. Each entry says if the app is ready.',
      source: '/api/apps',
      date: '2026-11-21',
    },
  },
  builtApps: {
    words: 'We only call an app ready when you can use it.',
    substantiation: {
      how: 'The server reports an app as available when its code exists. Every page shows what it reports.',
      source: 'server/src/features/apps/list-apps.ts',
      date: '2026-11-21',
    },
  },
  loaderSize: {
    words: 'The script on a church’s page is smaller than 2,900 bytes.',
    substantiation: {
      how: 'We measure the compressed file at each build. A larger one stops the build.',
      source: 'loader/src/budget.test.ts',
      date: '2026-11-21',
    },
  },
  noCookies: {
    words: 'An app on a church’s page sets no cookies and keeps nothing a visitor writes.',
    substantiation: {
      how: 'Tests open an app in a real browser and look for cookies, storage and requests to other companies.',
      source: 'tests/browser/embed/sandbox.test.ts',
      date: '2026-11-21',
    },
  },
  verses: {
    words: 'We check every Bible quotation against the printed Bible before we show it.',
    substantiation: {
      how: 'Tests give the check wrong words, wrong chapters and books that don’t exist, and look at what’s left.',
      source: 'server/src/scripture',
      date: '2026-11-21',
    },
  },
  care: {
    words: 'When someone writes that they’re in danger, they get help in place of an answer.',
    substantiation: {
      how: 'A public page says what our crisis detection finds, what it misses, and how we counted.',
      source: 'docs/care.md',
      date: '2026-11-20',
    },
  },
  hoursSaved: { words: 'Saves 15+ hours a week.', substantiation: null },
  engagement: { words: '40% more engagement.', substantiation: null },
  uptime: { words: '99.9% uptime.', substantiation: null },
  setup: { words: 'A 5-minute setup.', substantiation: null },
  patent: { words: 'Patent pending.', substantiation: null },
} as const satisfies Record<string, Claim>;

type ClaimId = keyof typeof claims;
type Substantiated = { [Id in ClaimId]: (typeof claims)[Id]['substantiation'] extends null ? never : Id }[ClaimId];

/** The claims that are shown. */
export const shownClaims = (Object.keys(claims) as ClaimId[])
  .filter((id): id is Substantiated => claims[id].substantiation !== null)
  .map((id) => ({ id, ...claims[id] }));
