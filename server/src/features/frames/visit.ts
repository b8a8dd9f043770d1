import type { Language } from '@lampstand/sdk/app';
import { frameLanguage } from '@lampstand/sdk/frame/server';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import type { MinistryApp } from '../../ministry-apps/contract.ts';
import { findApp } from '../../ministry-apps/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Church, findChurchBySlug } from '../churches/index.ts';
import { embedSettingsOf } from '../embeds/index.ts';
import { assertSameApp } from './assert-same-app.ts';
import { APP_HEADER, LANGUAGE_HEADER } from './cors.ts';
import { type EmbedClaims, readEmbedToken } from './embed-token.ts';

/** The page in a token when the frame's page is unknown. */
export const UNKNOWN_PAGE = 'unknown';

/** The church, app and visitor of a request from a frame. */
export interface Visit {
  claims: EmbedClaims;
  church: Church;
  app: MinistryApp;
  /** Language of our own messages; the app's texts are English. */
  lang: Language;
}

/** Key of embed tokens. */
export const tokenKey = ({ keys }: Pick<Deps, 'keys'>) => keys.keyFor('embed-token');

/**
 * The visit of an `Authorization: Bearer …` header.
 * @throws AppError `unauthenticated`, `token_expired`, or `not_found` when church or app are no longer there.
 */
async function readVisit(deps: Deps, authorization: string | undefined, asked: string | undefined): Promise<Visit> {
  const claims = readEmbedToken(tokenKey(deps), bearer(authorization), deps.clock.now());
  const church = await findChurchBySlug(deps.db.read, claims.church);
  const app = findApp(claims.app);
  if (!church || !app) throw new AppError('not_found', gone);
  const { language } = await embedSettingsOf(deps.db.read, church);
  return { claims, church, app, lang: frameLanguage(asked, language) };
}

const gone = { en: 'This app is no longer available here.', es: 'Esta aplicación ya no está disponible aquí.' };

/** The church, app and page that a visit is counted under. */
export const counterKey = ({ church, app, claims: { ori } }: Visit) => ({
  ...{ churchId: church.id, appId: app.manifest.id },
  page: ori === UNKNOWN_PAGE ? '' : ori,
});

/** Environment of a route behind `requireVisit`. */
export type EmbedEnv = AppEnv & { Variables: { visit: Visit } };

/** Requires a valid embed token for the app that the frame shows. Sets `visit` and `lang`. */
export const requireVisit = createMiddleware<EmbedEnv>(async (c, next) => {
  const visit = await readVisit(c.var.deps, c.req.header('authorization'), c.req.header(LANGUAGE_HEADER));
  c.set('visit', visit);
  c.set('lang', visit.lang);
  assertSameApp(visit.claims, c.req.header(APP_HEADER));
  await next();
});

/** The token of an Authorization header; empty when there is none. */
export function bearer(authorization = ''): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

/** Name of the church's care contact; undefined when the church has no care email. */
export const careRequestLabel = ({ careLabel, careEmail, name }: Church): string | undefined =>
  careEmail ? (careLabel ?? name) : undefined;
