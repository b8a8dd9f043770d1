import * as z from 'zod/mini';

/** Which page to look at, and for which app; any app of the church when none is named. */
export const CheckInstallation = z.object({
  url: z.string().check(z.trim(), z.minLength(1, 'Please enter the address of the page'), z.maxLength(2_000)),
  appId: z.optional(z.string().check(z.maxLength(60))),
  lang: z.optional(z.enum(['en', 'es'])),
});
export type CheckInstallation = z.infer<typeof CheckInstallation>;

/** What a look at the church's page can find. One fix belongs to each. */
export const checkFindings = [
  'found',
  'stripped',
  'rewritten',
  'in-head',
  'wrong-church',
  'wrong-app',
  'twice',
  'blocked-by-csp',
  'wrong-host',
  'not-found',
  'unreachable',
] as const;
export type CheckFinding = (typeof checkFindings)[number];

/** `POST /api/church/installation-check { url, appId? }` answers `{ check }`. */
export interface InstallationCheck {
  finding: CheckFinding;
  /** The page that was looked at, after redirects. */
  url: string;
  /** Epoch ms. */
  checkedAt: number;
  /** One sentence: what was seen. */
  says: string;
  /** One sentence: what to do; null when all is well. */
  fix: string | null;
  /** What stands in the page, e.g. the directive that blocks, the other church's name, the host to allow. */
  details: { name: string; value: string }[];
  /** Set when one press can mend it: this origin is not on the church's list. */
  allow: string | null;
}
