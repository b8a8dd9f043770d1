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
      how: 'The catalogue is public; each entry says whether the app is built.',
      source: '/api/apps',
      date: '2026-11-21',
    },
  },
  builtApps: {
    words: 'An app is called ready only when it can be used.',
    substantiation: {
      how: 'The server answers “available” for an app when its code is there, and every page reads that answer.',
      source: 'server/src/features/apps/list-apps.ts',
      date: '2026-11-21',
    },
  },
  loaderSize: {
    words: 'The script in the church’s page is smaller than 2,900 bytes.',
    substantiation: {
      how: 'The file is measured as it is sent, compressed, at each build; a larger one stops the build.',
      source: 'loader/src/budget.test.ts',
      date: '2026-11-21',
    },
  },
  noCookies: {
    words: 'An app in a church’s page sets no cookie and keeps nothing a visitor writes.',
    substantiation: {
      how: 'Tests open an app in a real browser and look for cookies, storage and requests to anybody else.',
      source: 'tests/browser/embed/sandbox.test.ts',
      date: '2026-11-21',
    },
  },
  verses: {
    words: 'Every Bible quotation is compared with the printed text before it is shown.',
    substantiation: {
      how: 'Tests feed wrong words, wrong chapters and books that do not exist to the check and look at what is left.',
      source: 'server/src/scripture',
      date: '2026-11-21',
    },
  },
  care: {
    words: 'When someone writes that they are in danger, they get help in place of an answer.',
    substantiation: {
      how: 'A public page says what the gate finds, what it misses, and how both were counted.',
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
