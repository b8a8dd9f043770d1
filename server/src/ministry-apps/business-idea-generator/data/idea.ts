/** What a person can do, as the form asks it. */
export const skills = [
  'cook',
  'clean',
  'fix',
  'yard',
  'drive',
  'animals',
  'children',
  'older',
  'sew',
  'teach',
  'languages',
  'music',
  'photo',
  'write',
  'office',
  'tech',
  'organize',
  'beauty',
  'vehicles',
  'sell',
  'sports',
] as const;
export type Skill = (typeof skills)[number];

/** What a person has and can use for work. */
export const assets = [
  'computer',
  'car',
  'truck',
  'kitchen',
  'yard-tools',
  'power-tools',
  'sewing-machine',
  'camera',
  'garage',
  'land',
  'instrument',
  'bike',
] as const;
export type Asset = (typeof assets)[number];

/** What limits the kind of work. */
export const limits = [
  'no-phone',
  'no-internet',
  'no-lifting',
  'no-standing',
  'no-driving',
  'home-only',
  'children-along',
  'adult-along',
  'evenings',
  'little-english',
  'benefits',
  'immigration',
  'record',
  'under-18',
] as const;
export type Limit = (typeof limits)[number];

export const places = ['city', 'town', 'rural', 'online'] as const;
export type Place = (typeof places)[number];

/** Help that earning can change. */
export const benefits = ['ssi', 'ssdi', 'retirement', 'snap', 'medicaid', 'housing'] as const;
export type Benefit = (typeof benefits)[number];

/** Rows of the guidance table that an idea can need. */
type LicenseId =
  | 'background'
  | 'contractor'
  | 'copyright'
  | 'cosmetology'
  | 'cottage-food'
  | 'driver'
  | 'farm'
  | 'food-service'
  | 'insurance'
  | 'lead-paint'
  | 'notary'
  | 'pesticide'
  | 'pets'
  | 'sales-tax'
  | 'tax-preparer'
  | 'used-goods';

export interface StartItem {
  label: string;
  cents: number;
  /** Not bought by someone who has it. */
  unless?: Asset;
}

/**
 * One small business. Amounts are integer cents and our own starting assumptions (November 2026), to be replaced by local
 * prices; the document says so. Sentences are written for this app.
 */
export interface Idea {
  id: string;
  name: string;
  /** What is sold, one sentence. */
  offer: string;
  /** Who buys it, and why. */
  customer: string;
  /** The first counts most. */
  skills: readonly [Skill, ...Skill[]];
  /** Without one of these the idea can't be done. */
  needs?: readonly Asset[];
  /** Any one of these makes it easier. */
  helps?: readonly Asset[];
  body: 'seated' | 'standing' | 'lifting';
  drives?: true;
  /** Can be done without leaving home. */
  home?: true;
  /** Can be done with one's own children near. */
  children?: true;
  /** Customers want it on weekdays before five. */
  daytime?: true;
  /** Takes fluent English. */
  english?: true;
  /** Not for a person under 18. */
  adult?: true;
  /** Someone has to allow it before anything is sold: carrying people, leading them outdoors. */
  permission?: true;
  /** Customers or agencies often ask about a record. */
  checked?: true;
  /** Where it finds customers; everywhere unless set. */
  places?: readonly Place[];
  /** Is sold or done over the internet: it has to be, or it can be. */
  online?: 'needed' | 'possible';
  /** Is done by phone. */
  byPhone?: true;
  /** First and last month in which it sells, 1 to 12; all year unless set. The first can come after the last. */
  season?: readonly [number, number];
  /** Hours a week below which it makes no sense. */
  minHours: number;
  /** What is sold once, e.g. one visit. */
  unit: { one: string; other: string };
  price: number;
  /** What one unit costs in supplies, fuel and fees. */
  cost: number;
  /** Work, travel and messages for one unit. */
  minutes: number;
  /** Fixed costs a month. */
  fixed: number;
  /** Units sold in the first month; twice and three times as many in the next two, as far as the hours allow. */
  begin: number;
  start: readonly StartItem[];
  /** Where the first ten customers are: three places. */
  find: readonly [string, string, string];
  /** The price test of the first week. */
  test: string;
  /** When to stop or change. */
  stop: string;
  risk: string;
  licenses: readonly LicenseId[];
  /** How the same skill can serve people who can't pay. */
  serve: string;
  /** How people say that they can or like to do this. */
  says: readonly [string, string, string, ...string[]];
}
