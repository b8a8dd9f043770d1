import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';
import type { Keep } from '../retention/contract.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please give a day such as 2026-11-21.'));

/** A range of days (UTC), both ends included; the last thirty unless said. */
export const TrustQuery = z.object({ ...OfChurch.shape, from: z.optional(day), to: z.optional(day) });
export type TrustQuery = z.infer<typeof TrustQuery>;

/** The same as a table, with its heads in a language. */
export const TrustTableQuery = z.object({ ...TrustQuery.shape, lang: z.optional(z.enum(['en', 'es'])) });

/** What the check of scripture can find, the good news first. */
export const scriptureStates = [
  'verified',
  'repaired',
  'moved',
  'other-translation',
  'paraphrase',
  'not-in-translation',
  'no-such-verse',
] as const;
export type ScriptureState = (typeof scriptureStates)[number];

/** What is counted by day and app; `built-in` and `model` are the texts that each of them wrote. */
export const happenings = [
  ...scriptureStates,
  'references',
  'removed',
  'crisis',
  'built-in',
  'model',
  'withheld',
  'fell-back',
] as const;
export type Happening = (typeof happenings)[number];

/** `GET /api/church/trust?from=YYYY-MM-DD&to=YYYY-MM-DD` answers `{ trust }`. Days are UTC. */
export interface ChurchTrust {
  from: string;
  to: string;
  keep: Keep;
  totals: { [What in Happening]: number };
  /** Each day, also those without anything. */
  days: { day: string; checked: number; corrected: number; crisis: number }[];
  apps: { appId: string; appName: string; checked: number; corrected: number; crisis: number; written: number }[];
  writers: WriterSeen[];
}

/** Times are epoch milliseconds. */
export interface WriterSeen {
  appId: string;
  appName: string;
  writer: 'built-in' | 'model';
  model: string | null;
  promptVersion: string | null;
  firstSeenAt: number;
  lastSeenAt: number;
}
