import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';
import { type PlatformId, platformIds } from '../embeds/contract.ts';

/** The six ways an app gets into a page; church and app are the same in each. */
export const deliveryForms = ['line', 'placeholder', 'iframe', 'link', 'hosted', 'element'] as const;
export type DeliveryForm = (typeof deliveryForms)[number];

/** One form of one app, ready to paste. */
export interface EmbedForm {
  form: DeliveryForm;
  /** What it is called on the platform, e.g. "Custom HTML block". */
  name: string;
  /** What is pasted. */
  code: string;
  /** A second piece that is pasted elsewhere, once, e.g. the script in the site's header. */
  once?: { where: string; code: string };
}

export interface EmbedCode {
  appId: string;
  appName: string;
  category: string;
  description: string;
  /** The recommended form's code on the asked platform. */
  code: string;
  /** How to paste it there, one step an entry. */
  instructions: string[];
  /** All six forms, the recommended one first. */
  forms: EmbedForm[];
  /** Switched off by the church: the code stays valid and shows a calm notice. */
  off: boolean;
}

/** One website platform as the wizard offers it. `GET /api/church/platforms?lang=` answers `{ platforms }`. */
export interface PlatformChoice {
  id: PlatformId;
  name: string;
  /** How somebody recognises that this is theirs. */
  description: string;
}

/** What a person has to know to put an app into a page of one platform. */
export interface PlatformGuide extends PlatformChoice {
  recommended: DeliveryForm;
  /** One action a step. */
  steps: string[];
  /** What depends on plan or role, or is otherwise surprising. */
  caveats: string[];
  /** What to do when the code disappears after saving. */
  gone: string;
  /** Where to look whether it works. */
  look: string;
  /** Day on which the facts were last compared with their sources, YYYY-MM-DD. */
  asOf: string;
  source: string;
}

/** `GET /api/church/embed-codes?platform=` */
export interface EmbedCodesAnswer {
  success: boolean;
  platform: PlatformGuide;
  embedCodes: EmbedCode[];
  error?: string;
}

export const EmbedCodesQuery = z.object({
  ...OfChurch.shape,
  platform: z.enum(platformIds),
  lang: z.optional(z.enum(['en', 'es'])),
});
export type EmbedCodesQuery = z.infer<typeof EmbedCodesQuery>;

export const PlatformsQuery = z.object({ ...OfChurch.shape, lang: z.optional(z.enum(['en', 'es'])) });

/** One app of the church's plan, and whether it is switched off. */
export interface SubscribedApp {
  appId: string;
  appName: string;
  category: string;
  description: string;
  available: boolean;
  off: boolean;
}

/** `GET /api/church/subscribed-apps`, and what each switch answers. */
export interface SubscribedApps {
  apps: SubscribedApp[];
  /** Every app is off by the one switch; underneath each keeps what it was. */
  allOff: boolean;
}

/** Whether one app, or every app, is offered on the church's pages. */
export const AppSwitch = z.object({ on: z.boolean() });
export type AppSwitch = z.infer<typeof AppSwitch>;
export const SwitchedApp = z.object({ appId: z.string().check(z.maxLength(60)) });
export type SwitchedApp = z.infer<typeof SwitchedApp>;

export const SiteAddress = z.object({ origin: z.string().check(z.maxLength(300)) });
export type SiteAddress = z.infer<typeof SiteAddress>;

/** A letter to whoever keeps the website. */
export const WebmasterMail = z.object({
  email: z.email('Please enter a valid email address').check(z.maxLength(254)),
  platform: z.enum(platformIds),
  appIds: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(1, 'Please choose at least one app'), z.maxLength(22)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  lang: z.optional(z.enum(['en', 'es'])),
});
export type WebmasterMail = z.infer<typeof WebmasterMail>;

/** Texts for the church's website and its keeper, ready to copy. `GET /api/church/website-texts?lang=` answers `{ texts }`. */
export interface WebsiteTexts {
  /** The two lines for a host with a Content-Security-Policy. */
  csp: string;
  /** A paragraph for the church's privacy page. */
  privacy: string;
  /** A paragraph for the church's accessibility statement. */
  accessibility: string;
}

/** `GET /api/church/sites` answers `{ sites }`. */
export interface ChurchSite {
  origin: string;
  kind: 'site' | 'wrapper';
  createdAt: number;
}

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
