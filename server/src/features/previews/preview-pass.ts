import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { EmbedSettings } from '../embeds/contract.ts';
import { type PreviewQuery, type PreviewWrapper, previewWrappers } from './contract.ts';

/** Milliseconds a pass is good for. */
const PASS_LIFE = 30 * 60_000;
const MAX_LENGTH = 2_048;

const Claims = z.strictObject({
  v: z.literal(1),
  /** Slug. */
  church: z.string(),
  settings: EmbedSettings,
  /** Epoch milliseconds. */
  exp: z.int(),
});

/** A look of a church's apps that is being tried on. */
export interface Preview {
  /** Slug. */
  church: string;
  settings: EmbedSettings;
}

type Signing = Pick<Deps, 'keys'>;

/** Signs a look that may not be saved yet: `<claims>.<mac>`, both base64url. */
export function signPreview(deps: Signing, church: string, look: PreviewQuery, now: number): string {
  const { radius, density, theme, font, language, accent = null } = look;
  const settings: EmbedSettings = { accent, radius, density, theme, font, language, platform: null };
  const claims: z.infer<typeof Claims> = { v: 1, church, settings, exp: now + PASS_LIFE };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${macOf(deps, body)}`;
}

/** What a pass shows; undefined for one that we did not sign, or that has ended. */
export function readPreview(deps: Signing, pass: string, now: number): Preview | undefined {
  const [body, mac, ...rest] = pass.length <= MAX_LENGTH ? pass.split('.') : [];
  if (!body || !mac || rest.length > 0) return undefined;
  const [given, wanted] = [Buffer.from(mac), Buffer.from(macOf(deps, body))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const claims = Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return now < claims.exp ? { church: claims.church, settings: claims.settings } : undefined;
}

/**
 * The look that a frame has to show when the page around it is one of our previews. Its address reaches us as the referrer:
 * so the public loader brings unsaved looks to the frame, and nothing of it has to know them.
 */
export function previewAround(
  deps: Pick<Deps, 'keys' | 'env' | 'clock'>,
  referer: string | undefined,
): (Preview & { wrapper: PreviewWrapper }) | undefined {
  const url = URL.parse(referer ?? '');
  const name = /^\/preview\/([a-z]+)$/.exec(url?.pathname ?? '')?.[1];
  // The page in the box of fixed height is a page of its own.
  const wrapper = name === 'box' ? 'fixed' : previewWrappers.find((known) => known === name);
  if (!url || url.origin !== deps.env.EMBED_ORIGIN || !wrapper) return undefined;
  const preview = readPreview(deps, url.searchParams.get('pass') ?? '', deps.clock.now());
  return preview && { ...preview, wrapper };
}

const macOf = ({ keys }: Signing, body: string) =>
  createHmac('sha256', keys.keyFor('preview-pass')).update(body).digest('base64url');
