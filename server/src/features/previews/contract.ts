import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';
import { accentColor, EmbedSettings } from '../embeds/contract.ts';

/** Sample church pages of the preview, in the order of the portal's choice. */
export const previewPages = ['plain', 'dark'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** A look, saved or not. Without `accent` our own color counts. */
export const PreviewQuery = z.object({
  ...OfChurch.shape,
  ...z.omit(EmbedSettings, { accent: true, platform: true }).shape,
  accent: z.optional(accentColor),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

/** `GET /api/church/preview-pass` answers `{ preview }`: `<origin>/preview/<page>?app=<id>&pass=<pass>` shows the look. */
export interface PreviewPass {
  origin: string;
  /** Signed; expires after half an hour. */
  pass: string;
}
