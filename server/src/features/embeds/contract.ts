import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';

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

const hex = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Please enter a color such as #205f7c.'), z.toLowerCase());

/** How a church's apps look and speak. Kept on the server: nothing is pasted again. */
export const EmbedSettings = z.object({
  /** `#rrggbb`; null: our own. */
  accent: z.nullable(hex),
  radius: z.enum(radii),
  density: z.enum(densities),
  /** `auto` follows the church's page. */
  theme: z.enum(themes),
  /** `host` takes the page's font where the device has it. */
  font: z.enum(fonts),
  /** `auto` follows the page's `lang`. */
  language: z.enum(languages),
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
  platform: null,
};

/** Sample church pages of the preview, in the order of the portal's choice. */
export const previewPages = ['plain', 'dark'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** A look, saved or not. Without `accent` our own color counts. */
export const PreviewQuery = z.object({
  ...OfChurch.shape,
  ...z.omit(EmbedSettings, { accent: true, platform: true }).shape,
  accent: z.optional(hex),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

/** `GET /api/church/preview-pass` answers `{ preview }`: `<origin>/preview/<page>?app=<id>&pass=<pass>` shows the look. */
export interface PreviewPass {
  origin: string;
  /** Signed; expires after half an hour. */
  pass: string;
}
