import * as z from 'zod/mini';

/** The page to check, and the app to look for; any app of the church when none is named. */
export const CheckInstallation = z.object({
  url: z.string().check(z.trim(), z.minLength(1, 'Please enter the address of the page'), z.maxLength(2_000)),
  appId: z.optional(z.string().check(z.maxLength(60))),
  lang: z.optional(z.enum(['en', 'es'])),
});
export type CheckInstallation = z.infer<typeof CheckInstallation>;

/** Results of the installation check; each has one fix. */
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
  /** Values found in the page, e.g. the blocking directive, the other church's name, the host to allow. */
  details: { name: string; value: string }[];
  /** An origin that is not on the church's list; allowing it fixes the problem. */
  allow: string | null;
}
