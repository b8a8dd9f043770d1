/** Commercial terms for all pages that state them. */
export const terms = {
  trial: { code: 'BETA30', days: 30, words: 'thirty-day', signUp: '/signup?promo=BETA30' },
  guarantee: { days: 90, words: 'ninety-day' },
  /** The church platform, in US dollars. The amount is approximate until billing opens. */
  platform: { dollarsPerMonth: 300, words: 'about $300 per month' },
  /** A seat is one person who logs in. */
  solo: { name: 'Solo Plan', seats: 1 },
  team: { name: 'Team Plan', fewestSeats: 2 },
} as const;
