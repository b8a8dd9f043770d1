import * as z from 'zod/mini';

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

export const radii = ['square', 'soft', 'round'] as const;
export const densities = ['calm', 'compact'] as const;
export const themes = ['auto', 'light', 'dark'] as const;
export const fonts = ['host', 'system'] as const;
export const languages = ['auto', 'en', 'es'] as const;
export const papers = ['auto', 'letter', 'a4'] as const;

/** `#rrggbb`, in lower case. */
export const accentColor = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Please enter a color such as #205f7c.'), z.toLowerCase());

/** Appearance and language of a church's apps. Saved on the server, so that the pasted line never changes. */
export const EmbedSettings = z.object({
  /** `#rrggbb`; null: our own. */
  accent: z.nullable(accentColor),
  radius: z.enum(radii),
  density: z.enum(densities),
  /** `auto` follows the church's page. */
  theme: z.enum(themes),
  /** `host` takes the page's font where the device has it. */
  font: z.enum(fonts),
  /** `auto` follows the page's `lang`. */
  language: z.enum(languages),
  /** Size of printed pages and Word files. `auto` follows the visitor's language and printer. */
  paper: z._default(z.enum(papers), 'auto'),
  /** Chosen in the wizard; null until then. */
  platform: z.nullable(z.enum(platformIds)),
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
  paper: 'auto',
  platform: null,
};

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

/** `GET /api/church/sites` answers `{ sites }`. */
export interface ChurchSite {
  origin: string;
  kind: 'site' | 'wrapper';
  createdAt: number;
}
