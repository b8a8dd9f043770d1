import { frameLanguage, type NoticeOptions, renderNotice } from '@lampstand/sdk/frame/server';
import type { HostLook } from '@lampstand/sdk/protocol';
import type { Deps } from '../../deps.ts';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Church, churchVoice, findChurchBySlug, ownChurchSlug } from '../churches/index.ts';
import { switchedOff } from '../embeds/app-switches.ts';
import { defaultEmbedSettings, type EmbedSettings } from '../embeds/contract.ts';
import { embedSettingsOf } from '../embeds/embed-settings.ts';
import { noteWrongSite } from '../embeds/note-wrong-site.ts';
import { siteList } from '../embeds/site-list.ts';
import { isListed, parseSiteOrigin } from '../embeds/site-origin.ts';
import { type PageLanguage, pageLanguage } from '../hosted-pages/messages.ts';
import { embedAccess } from '../subscriptions/index.ts';
import { mintEmbedToken, TOKEN_LIFE } from './embed-token.ts';
import { assetsUrl, frameAssets } from './frame-assets.ts';
import { renderedFrame } from './rendered-frames.ts';
import { careRequestLabel, PREVIEW_PAGE, tokenKey, UNKNOWN_PAGE } from './visit.ts';

export interface FrameRequest {
  church: string;
  app: string;
  /** Origin of the page around the frame, as the loader says; absent in a plain iframe. */
  site?: string;
  /** Origin and path of that page, as `pageOfVisit` writes it; empty when nothing is known. */
  page?: string;
  /** How the app got into the page. */
  form?: string;
  /** How that page looks, as the loader says. */
  look?: HostLook | undefined;
  /** Language that a plain iframe asks for in its address. */
  lang?: string | undefined;
  /** A look that is tried on in our own preview; nothing is counted then, and the plan does not matter. */
  preview?: EmbedSettings | undefined;
  /** As limits count it. */
  clientIp: string;
  nonce: string;
}

export interface FrameAnswer {
  html: string;
  status: 200 | 404;
  /** Who may frame it; undefined: anybody may read the explanation. */
  ancestors: readonly string[] | undefined;
}

/** The document of an app in a church's page, or a notice that says why there is none. */
export async function frameDocument(deps: Deps, request: FrameRequest): Promise<FrameAnswer> {
  const { env, db } = deps;
  const entry = findEntry(request.app);
  const church = await findChurchBySlug(db.read, request.church);
  const saved = church ? await embedSettingsOf(db.read, church) : defaultEmbedSettings;
  const settings = request.preview ?? saved;
  const shell = {
    nonce: request.nonce,
    assetsUrl: assetsUrl(env.EMBED_ORIGIN),
    ...frameAssets(deps.files),
    accent: settings.accent ?? undefined,
    appearance: settings,
    look: request.look,
  };
  const lang = frameLanguage(request.look?.lang ?? request.lang, settings.language);
  const own = { lang, dir: 'ltr', theme: settings.theme } as const;
  const notice = (options: Pick<NoticeOptions, 'notice' | 'church' | 'app' | 'site' | 'hosted' | 'allow'>) =>
    renderNotice({ ...shell, ...own, ...options });

  if (!church || !entry) return { html: notice({ notice: 'not-found' }), status: 404, ancestors: undefined };
  const { hosted, privacy } = ownPages(env.PUBLIC_ORIGIN, church.slug, entry.id, {
    lang,
    setting: settings.language,
  });
  const sites = await siteList(db.read, church.id);
  const ours = [env.PUBLIC_ORIGIN, env.EMBED_ORIGIN];
  // In a platform's wrapper our loader can only say the wrapper's host; the browser asks for the page around it as well.
  if (request.site && !isListed(request.site, [...ours, ...sites.map(({ origin }) => origin)])) {
    const site = request.site.slice(0, 200);
    const named = { slug: church.slug, name: church.name, care: null };
    // `null` and the like cannot be allowed.
    const origin = parseSiteOrigin(site);
    const allow =
      origin && `${env.PUBLIC_ORIGIN}/church-admin?tab=website&part=sites&allow=${encodeURIComponent(origin)}`;
    await noteWrongSite(deps, { churchId: church.id, appId: entry.id, site });
    const html = notice({ notice: 'wrong-site', church: named, app: entry, site, hosted, allow });
    return { html, status: 200, ancestors: undefined };
  }
  // The document that our own pages open accepts a token from the page around it, so no other page can frame it.
  const isOpenedByUs = request.site === env.PUBLIC_ORIGIN;
  const ancestors = isOpenedByUs ? [env.PUBLIC_ORIGIN] : [...ours, ...sites.map(({ origin }) => origin)];
  const about = {
    church: { slug: church.slug, name: church.name, care: churchVoice(church).care },
    app: entry,
    hosted,
  };
  const built = findApp(entry.id);
  if (!built) return { html: notice({ notice: 'not-built', ...about }), status: 200, ancestors };
  const aud = church.slug === ownChurchSlug || request.preview ? 'demo' : 'embed';
  if (aud === 'embed' && !(await isOffered(deps, church.id, entry.id))) {
    return { html: notice({ notice: 'paused', ...about }), status: 200, ancestors };
  }
  // Of a page that is not on the list, and of a wrapper, which is not the church's alone, nothing is kept.
  const listed = [...ours, ...sites.filter(({ kind }) => kind === 'site').map(({ origin }) => origin)];
  const known = request.page && isListed(new URL(request.page).origin, listed) ? request.page : '';
  const page = request.preview ? PREVIEW_PAGE : known;
  const form = isOpenedByUs ? 'hosted' : (request.form ?? 'unknown');
  if (!request.preview) deps.usage.opened({ churchId: church.id, appId: entry.id, page, form });
  const token = await firstToken(deps, church, request.clientIp, { app: entry.id, aud, page });
  const handOff = aud === 'embed' ? careRequestLabel(church) : undefined;
  const html = renderedFrame({
    ...shell,
    boot: {
      ...own,
      church: about.church,
      app: entry.id,
      token,
      api: env.EMBED_ORIGIN,
      hosted,
      privacy,
      manifest: built.manifestIn(lang === 'es' ? 'es' : 'en'),
      ...(handOff ? { handOff } : {}),
      aud,
      ...(isOpenedByUs && !request.preview ? { acceptsToken: true } : {}),
    },
  });
  return { html, status: 200, ancestors };
}

/** Whether an app of a church works in its pages now: its plan serves, and nobody has switched the app off. */
async function isOffered({ db, clock }: Deps, churchId: string, app: string): Promise<boolean> {
  const { serves } = await embedAccess(db.read, churchId, clock.now());
  return serves && !(await switchedOff(db.read, churchId))(app);
}

/** Where the app stands alone, and what is said there of what people write. Our own church's apps have their pages in the portal. */
function ownPages(
  origin: string,
  church: string,
  app: string,
  { lang, setting }: { lang: PageLanguage; setting: EmbedSettings['language'] },
): { hosted: string; privacy: string } {
  const ours = church === ownChurchSlug;
  const asked = lang === pageLanguage(undefined, setting) ? '' : `?lang=${lang}`;
  const hosted = ours ? `${origin}/app/${app}` : `${origin}/a/${church}/${app}${asked}`;
  return { hosted, privacy: `${ours ? `${origin}/apps/${app}` : hosted}#privacy` };
}

/**
 * A token for this page load. The document is never refused: over the limit its token has already ended, so that the first
 * run asks for a new one and is told how long to wait.
 */
async function firstToken(
  deps: Deps,
  church: Church,
  clientIp: string,
  { app, aud, page }: { app: string; aud: 'embed' | 'demo'; page: string },
): Promise<string> {
  const now = deps.clock.now();
  const subject = { church: church.slug, app, aud, ori: page || UNKNOWN_PAGE };
  try {
    await takeMint(deps, church.slug, clientIp);
    return mintEmbedToken(tokenKey(deps), subject, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return mintEmbedToken(tokenKey(deps), subject, now - TOKEN_LIFE);
  }
}

/** Counts one token. @throws AppError `limit_reached` */
export async function takeMint({ limits }: Pick<Deps, 'limits'>, church: string, clientIp: string): Promise<void> {
  await limits.take('mintPerIp', `${church}|${clientIp}`);
  await limits.take('mintPerChurch', church);
}
