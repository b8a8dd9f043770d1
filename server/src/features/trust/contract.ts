import type { VerseStatus } from '@lampstand/sdk/app';
import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';
import type { Keep } from '../retention/contract.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date like 2026-11-21.'));

/** A range of days (UTC), both ends included; the last thirty unless said. */
export const TrustQuery = z.object({ ...OfChurch.shape, from: z.optional(day), to: z.optional(day) });
export type TrustQuery = z.infer<typeof TrustQuery>;

/** The same as a CSV table, with its headings in a language. */
export const TrustTableQuery = z.object({ ...TrustQuery.shape, lang: z.optional(z.enum(['en', 'es'])) });

/** Outcomes of the scripture check, the best one first. */
export const verseStatuses = ['verified', 'set-right', 'left-out'] as const satisfies readonly VerseStatus[];

/** Events that are counted by day and app; `built-in` and `model` count the sections that each of them wrote. */
export const qualityEvents = [
  ...verseStatuses,
  'references',
  'crisis',
  'built-in',
  'model',
  'withheld',
  'fell-back',
] as const;
export type QualityEvent = (typeof qualityEvents)[number];

/** `GET /api/church/trust?from=YYYY-MM-DD&to=YYYY-MM-DD` answers `{ trust }`. Days are UTC. */
export interface ChurchTrust {
  from: string;
  to: string;
  keep: Keep;
  totals: { [Event in QualityEvent]: number };
  /** Every day of the range, days without events too. `corrected`: set right or left out. */
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
