import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please give a day such as 2026-11-21.'));

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
