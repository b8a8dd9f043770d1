import { z } from 'zod';

/** Website platforms that the wizard knows, in the order it shows them. */
export const platformIds = [
  'wordpress',
  'wordpress-com',
  'squarespace',
  'wix',
  'webflow',
  'weebly',
  'shopify',
  'godaddy',
  'google-sites',
  'joomla',
  'drupal',
  'html',
  'tag-manager',
] as const;
export type PlatformId = (typeof platformIds)[number];

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

/** `GET /api/church/embed-codes?platform=` */
export interface EmbedCodesAnswer {
  success: boolean;
  embedCodes: EmbedCode[];
  error?: string;
}

export const EmbedCodesQuery = z.object({ platform: z.enum(platformIds) });

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Please enter a color such as #205f7c.');

/** How a church's apps look and speak. Kept on the server: nothing is pasted again. */
export const EmbedSettings = z.object({
  /** `#rrggbb`; null: our own. */
  accent: hex.nullable(),
  radius: z.enum(['square', 'soft', 'round']),
  density: z.enum(['calm', 'compact']),
  /** `auto` follows the church's page. */
  theme: z.enum(['auto', 'light', 'dark']),
  /** `host` takes the page's font where the device has it. */
  font: z.enum(['host', 'system']),
  /** `auto` follows the page's `lang`. */
  language: z.enum(['auto', 'en', 'es']),
  /** Chosen in the wizard; null until then. */
  platform: z.enum(platformIds).nullable(),
});
export type EmbedSettings = z.infer<typeof EmbedSettings>;

/** Until the church has chosen. */
export const defaultEmbedSettings: EmbedSettings = {
  accent: null,
  radius: 'soft',
  density: 'calm',
  theme: 'auto',
  font: 'host',
  language: 'auto',
  platform: null,
};

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
