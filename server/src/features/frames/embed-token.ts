import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Localized } from '@lampstand/sdk/app';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';

/** Lifetime of an embed token, ms. */
export const TOKEN_LIFE = 10 * 60_000;
/** Milliseconds after its end in which a token can still be exchanged for a new one. */
export const RENEWABLE_FOR = 24 * 60 * 60_000;
const MAX_LENGTH = 2_048;

const Claims = z.strictObject({
  v: z.literal(1),
  /** Slug. */
  church: z.string(),
  /** Id in the catalogue's spelling. */
  app: z.string(),
  /** `embed`: the church's plan decides; `portal`: a signed-in person; `demo`: our own pages. */
  aud: z.enum(['embed', 'portal', 'demo']),
  /** The page around the frame as the browser reports it, or `unknown`. Never trusted. */
  ori: z.string(),
  /** Random id of this page load, for limits. It identifies no one. */
  vis: z.string(),
  /** `portal` only: row id of the session that it was made in, and with which it ends. */
  ses: z.string().optional(),
  jti: z.string(),
  /** Epoch milliseconds. */
  iat: z.int(),
  exp: z.int(),
});
export type EmbedClaims = z.infer<typeof Claims>;
type Subject = Pick<EmbedClaims, 'church' | 'app' | 'aud' | 'ori'>;

/** A signed token for one app of one church: `<claims>.<mac>`, both base64url. */
export function mintEmbedToken(
  key: Buffer,
  subject: Subject & Partial<Pick<EmbedClaims, 'vis' | 'ses'>>,
  now: number,
): string {
  const { church, app, aud, ori, vis = randomBytes(9).toString('base64url'), ses } = subject;
  const jti = randomBytes(9).toString('base64url');
  const who = { vis, ...(ses === undefined ? {} : { ses }) };
  const claims: EmbedClaims = { v: 1, church, app, aud, ori, ...who, jti, iat: now, exp: now + TOKEN_LIFE };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${macOf(key, body)}`;
}

/**
 * What the token says, when we signed it and it is still good.
 * @throws AppError `unauthenticated` for a malformed or forged one, `token_expired` for one past its end.
 */
export function readEmbedToken(key: Buffer, token: string, now: number): EmbedClaims {
  const claims = signedClaims(key, token);
  if (now >= claims.exp) throw new AppError('token_expired', ended);
  return claims;
}

/**
 * A new token for the same church, app and visitor, from one that is good or ended less than a day ago.
 * @throws AppError as `readEmbedToken` does.
 */
export function renewEmbedToken(key: Buffer, token: string, now: number): { token: string; claims: EmbedClaims } {
  const claims = signedClaims(key, token);
  if (now >= claims.exp + RENEWABLE_FOR) {
    throw new AppError('token_expired', longEnded);
  }
  return { token: mintEmbedToken(key, claims, now), claims };
}

function signedClaims(key: Buffer, token: string): EmbedClaims {
  const [body, mac, ...rest] = token.length <= MAX_LENGTH ? token.split('.') : [];
  if (!body || !mac || rest.length > 0) throw refused();
  const [given, wanted] = [Buffer.from(mac), Buffer.from(macOf(key, body))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refused();
  return Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

const macOf = (key: Buffer, body: string) => createHmac('sha256', key).update(`embed|${body}`).digest('base64url');

const ended: Localized = {
  en: 'This page has been open for a while. Please reload the page.',
  es: 'Esta página lleva un tiempo abierta. Vuelva a cargarla.',
};
const longEnded: Localized = {
  en: 'This page has been open for more than a day. Please reload it.',
  es: 'Esta página lleva más de un día abierta. Vuelva a cargarla.',
};
const refused = () =>
  new AppError('unauthenticated', {
    en: 'This app didn’t open correctly. Please reload the page.',
    es: 'Esta aplicación no se abrió bien. Vuelva a cargar la página.',
  });
