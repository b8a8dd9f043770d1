import * as z from 'zod/mini';

/** Which page to look at, and for which app; any app of the church when none is named. */
export const CheckInstallation = z.object({
  url: z.string().check(z.trim(), z.minLength(1, 'Please enter the address of the page'), z.maxLength(2_000)),
  appId: z.optional(z.string().check(z.maxLength(60))),
  lang: z.optional(z.enum(['en', 'es'])),
});
export type CheckInstallation = z.infer<typeof CheckInstallation>;
