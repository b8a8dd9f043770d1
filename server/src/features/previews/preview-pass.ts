import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { EmbedSettings } from '../embeds/contract.ts';
import { type PreviewQuery, previewPages } from './contract.ts';

/** Milliseconds. */
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

/** A look of a church's apps, saved or not. */
export interface Preview {
  /** Slug. */
  church: string;
  settings: EmbedSettings;
}

type Signing = Pick<Deps, 'keys'>;

/** Signs a look, saved or not, as `<claims>.<mac>`, both base64url. */
export function signPreview(deps: Signing, church: string, look: PreviewQuery, now: number): string {
  const { radius, density, theme, font, language, paper, accent = null } = look;
  const settings: EmbedSettings = { accent, radius, density, theme, font, language, paper, platform: null };
  const claims: z.infer<typeof Claims> = { v: 1, church, settings, exp: now + PASS_LIFE };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${macOf(deps, body)}`;
}

/** The look of a pass; undefined for a pass that we did not sign, or that has expired. */
export function readPreview(deps: Signing, pass: string, now: number): Preview | undefined {
  const [body, mac, ...rest] = pass.length <= MAX_LENGTH ? pass.split('.') : [];
  if (!body || !mac || rest.length > 0) return undefined;
  const [given, wanted] = [Buffer.from(mac), Buffer.from(macOf(deps, body))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const claims = Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return now < claims.exp ? { church: claims.church, settings: claims.settings } : undefined;
}

/**
 * The look for a frame inside one of our preview pages, read from the pass in the referrer. So the loader needs no code for
 * previews.
 */
export function previewAround(
  deps: Pick<Deps, 'keys' | 'env' | 'clock'>,
  referer: string | undefined,
): Preview | undefined {
  const url = URL.parse(referer ?? '');
  const isPreview = previewPages.some((page) => url?.pathname === `/preview/${page}`);
  if (!url || url.origin !== deps.env.EMBED_ORIGIN || !isPreview) return undefined;
  return readPreview(deps, url.searchParams.get('pass') ?? '', deps.clock.now());
}

const macOf = ({ keys }: Signing, body: string) =>
  createHmac('sha256', keys.keyFor('preview-pass')).update(body).digest('base64url');
