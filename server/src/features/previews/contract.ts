import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';
import { accentColor, EmbedSettings } from '../embeds/contract.ts';

/** Pages of ours that stand for a church's page in the preview, in the order the portal offers them. */
export const previewWrappers = ['plain', 'dark', 'fixed', 'sandbox', 'strict', 'rtl', 'slow'] as const;
export type PreviewWrapper = (typeof previewWrappers)[number];

/** A look that may not be saved yet. Without `accent`: our own. */
export const PreviewQuery = z.object({
  ...OfChurch.shape,
  ...z.omit(EmbedSettings, { accent: true, platform: true }).shape,
  accent: z.optional(accentColor),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

/** `GET /api/church/preview-pass` answers `{ preview }`: `<origin>/preview/<wrapper>?app=<id>&pass=<pass>` shows the look. */
export interface PreviewPass {
  origin: string;
  /** Signed, and good for half an hour. */
  pass: string;
}
