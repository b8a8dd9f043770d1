import { z } from 'zod';

const reference = z
  .string()
  .trim()
  .min(1, 'Please name a passage, e.g. Psalm 56:3.')
  .max(100, 'That reference is too long.');
const translation = z.string().max(24).optional();

/** Query of `GET /embed-api/scripture/chapter`; a translation that is not here gives way to the church's own. */
export const ChapterQuery = z.object({ reference, translation });
export type ChapterQuery = z.infer<typeof ChapterQuery>;

export const CompareQuery = z.object({ reference });
export type CompareQuery = z.infer<typeof CompareQuery>;

export const SearchQuery = z.object({
  q: z.string().trim().min(1, 'Enter a search term.').max(200, 'Please shorten this to 200 characters.'),
  translation,
  limit: z.coerce.number().int().min(1).max(50, 'Please ask for 50 verses at most.').optional(),
});

export type SearchQuery = z.infer<typeof SearchQuery>;

export const ConcordanceQuery = z.object({
  word: z.string().trim().min(1, 'Please write a word.').max(80, 'Please write 80 characters at most.'),
  translation,
});
