export const traditions = [
  'general',
  'anglican',
  'baptist',
  'catholic',
  'lutheran',
  'methodist',
  'non-denominational',
  'orthodox',
  'pentecostal',
  'presbyterian',
  'other',
] as const;
export type Tradition = (typeof traditions)[number];

export const readingLevels = ['simple', 'everyday', 'full'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

/** What an app says where Christians differ: each view fairly, the church's own teaching first, or a person to ask. */
export const disputedPolicies = ['each-view', 'own-teaching', 'ask-us'] as const;
export type DisputedPolicy = (typeof disputedPolicies)[number];

/** What a church has set once and every app obeys. */
export interface ChurchVoice {
  id: string;
  slug: string;
  name: string;
  tradition: Tradition;
  /** Id of the church's default translation. */
  translation: string;
  readingLevel: ReadingLevel;
  /** Words and phrases that are not written, in lower case. */
  avoid: readonly string[];
  disputed: {
    policy: DisputedPolicy /** The church's own words on it; empty when it has given none. */;
    teaching: string;
  };
  /** Who answers when a visitor wants a person; null when the church has named no one. */
  care: { label: string; email?: string; phone?: string } | null;
}
