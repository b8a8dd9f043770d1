import * as z from 'zod/mini';

/** How long a church's counts are kept; `nothing` stops counting. */
export const keeps = ['13-months', '30-days', 'nothing'] as const;
export type Keep = (typeof keeps)[number];

export const Retention = z.object({
  keep: z.enum(keeps, 'Please choose 13 months, 30 days or nothing.'),
});
export type Retention = z.infer<typeof Retention>;
