import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';
import type { DeliveryForm } from '../websites/contract.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date like 2026-11-21.'));

/** A range of days (UTC), both ends included. Default: the last thirty. */
export const UsageQuery = z.object({ ...OfChurch.shape, from: z.optional(day), to: z.optional(day) });
export type UsageQuery = z.infer<typeof UsageQuery>;

/** The same for the CSV file, with the language of its headers. */
export const UsageTableQuery = z.object({ ...UsageQuery.shape, lang: z.optional(z.enum(['en', 'es'])) });

export const PagesQuery = z.object({
  ...OfChurch.shape,
  cursor: z.optional(z.string().check(z.maxLength(600))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
});
export type PagesQuery = z.infer<typeof PagesQuery>;

/** `GET /api/church/pages` answers `{ pages, nextCursor }`: where the church's apps were last seen. */
export interface SeenPage {
  /** Origin and path, without query. */
  page: string;
  appId: string;
  form: DeliveryForm | 'unknown';
  /** Epoch ms. */
  lastSeenAt: number;
  /** Openings in the last seven days. */
  openings: number;
  /** Failures in the last seven days by reason code, the most frequent first. */
  failures: { code: string; count: number }[];
}

/** `GET /api/church/usage?from=YYYY-MM-DD&to=YYYY-MM-DD` answers `{ usage }`. Days are UTC. */
export interface ChurchUsage {
  from: string;
  to: string;
  totals: { runs: number; visitors: number; errors: number };
  days: { day: string; runs: number; visitors: number; errors: number }[];
  apps: { appId: string; appName: string; runs: number; visitors: number; errors: number }[];
  pages: { page: string; runs: number; errors: number }[];
}

/** The `page` of an opening in an administrator's preview. Nothing is counted there. */
export const PREVIEW_PAGE = 'preview';
