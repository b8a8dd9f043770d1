import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { findEntry } from '../../ministry-apps/index.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { assertStillSignedIn } from '../apps/open-app.ts';
import { ownChurchSlug } from '../churches/index.ts';
import { hostedAddress, hostedPage } from '../hosted-pages/hosted-page.ts';
import { posterPage, qrCode } from '../hosted-pages/poster.ts';
import { previewAround } from '../previews/preview-pass.ts';
import { assertSameApp } from './assert-same-app.ts';
import { compressDocument } from './compress-document.ts';
import { APP_HEADER, embedCors } from './cors.ts';
import { renewEmbedToken } from './embed-token.ts';
import { frameDocument, takeMint } from './frame-document.ts';
import { frameHeaders, hostedPageHeaders } from './headers.ts';
import { readHostLook } from './host-look.ts';
import { loaderFile } from './loader-file.ts';
import { pageOfVisit } from './page-of-visit.ts';
import { bearer, tokenKey } from './visit.ts';

const newNonce = () => randomBytes(12).toString('base64url');

/** What a church's page loads: the loader, the frame document, and the app's own page. No cookie is read or set. */
export const embedRoutes = new Hono<AppEnv>()
  .get('/embed.js', (c) => {
    const { files, env } = c.var.deps;
    const file = loaderFile(files, env.EMBED_ORIGIN);
    if (!file) throw notFound('The loader');
    const answer = serveFile(c, file, 'public, max-age=300, stale-while-revalidate=604800');
    answer.headers.set('Access-Control-Allow-Origin', '*');
    answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    answer.headers.set('Timing-Allow-Origin', '*');
    return answer;
  })
  .get('/embed/:church/:app', async (c) => {
    const { deps, clientIp } = c.var;
    const nonce = newNonce();
    const { church, app } = c.req.param();
    const { site: told, page: at = '', form, ...hints } = c.req.query();
    // A page may have a variable called `origin`, which our loader then reads; its address says better where it is. Only
    // what stands in a wrapper without an origin says `null`, and means it.
    const url = URL.parse(at);
    const site = url && told !== 'null' ? url.origin : told;
    const path = url?.pathname ?? at;
    const look = readHostLook(hints);
    // Without our loader the browser's referrer tells the page's origin, and no more.
    const page = pageOfVisit(site ?? URL.parse(c.req.header('referer') ?? '')?.origin, path);
    const how = site ? 'line' : form === 'link' || form === 'iframe' ? form : 'unknown';
    const around = previewAround(deps, c.req.header('referer'));
    const preview = around?.church === church.toLowerCase() ? around.settings : undefined;
    const asked = { church, app, site, page, form: how, look, lang: hints.lang, preview, clientIp, nonce };
    const { html, status, ancestors } = await frameDocument(deps, asked);
    const headers = frameHeaders({ origin: deps.env.EMBED_ORIGIN, nonce, ancestors });
    return document(html, status, headers, c.req.header('accept-encoding'));
  })
  .get('/a/:church/:app', async (c) => {
    const { deps } = c.var;
    const nonce = newNonce();
    const { church, app } = c.req.param();
    // Our own church's apps have their pages in the portal, where people can sign in.
    const entry = church.toLowerCase() === ownChurchSlug ? findEntry(app) : undefined;
    if (entry) return c.redirect(`/apps/${entry.id}`);
    const { html, status } = await hostedPage(deps, { church, app, lang: c.req.query('lang'), nonce });
    const headers = hostedPageHeaders({ page: deps.env.PUBLIC_ORIGIN, embed: deps.env.EMBED_ORIGIN, nonce });
    return document(html, status, headers, c.req.header('accept-encoding'));
  })
  .get('/a/:church/:app/qr.svg', async (c) => {
    const { church, app } = c.req.param();
    const address = await hostedAddress(c.var.deps, church, app);
    if (!address) throw notFound('The app');
    return c.body(qrCode(address), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' });
  })
  .get('/a/:church/:app/poster', async (c) => {
    const { deps } = c.var;
    const nonce = newNonce();
    const { church, app } = c.req.param();
    const html = await posterPage(deps, { church, app, lang: c.req.query('lang'), nonce });
    if (!html) throw notFound('The app');
    const headers = hostedPageHeaders({ page: deps.env.PUBLIC_ORIGIN, embed: deps.env.EMBED_ORIGIN, nonce });
    return document(html, 200, headers, c.req.header('accept-encoding'));
  });

/** Mounted at /embed-api/token: a new token for an old one, at most a day after its end. */
export const tokenRoutes = new Hono<AppEnv>().use(embedCors).post('/', limitBody(1024), async (c) => {
  const { deps, clientIp } = c.var;
  const { token, claims } = renewEmbedToken(tokenKey(deps), bearer(c.req.header('authorization')), deps.clock.now());
  assertSameApp(claims, c.req.header(APP_HEADER));
  await assertStillSignedIn(deps, claims);
  await takeMint(deps, claims.church, clientIp);
  c.header('Cache-Control', 'no-store');
  return c.json({ token });
});

async function document(
  html: string,
  status: 200 | 404,
  headers: { [name: string]: string },
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { body, encoding } = await compressDocument(html, acceptEncoding);
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}
