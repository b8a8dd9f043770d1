import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { findEntry } from '../../ministry-apps/index.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { htmlResponse } from '../../platform/http/html-response.ts';
import { throttled } from '../accounts/index.ts';
import { ownChurchSlug } from '../churches/index.ts';
import { churchOfJoinCode } from '../join-codes/index.ts';
import { hostedPageHeaders } from './headers.ts';
import { hostedAddress, hostedPage } from './hosted-page.ts';
import { joinPosterPage } from './join-poster.ts';
import { richEmbed } from './oembed.ts';
import { peoplePage } from './people-page.ts';
import { posterPage, qrCode } from './poster.ts';

/** An app on a page of its own, its QR code, its poster, oEmbed for a pasted link, and the link of a join code. */
export const hostedPageRoutes = new Hono<AppEnv>()
  .get('/a/:church/people', async (c, next) => {
    const { deps } = c.var;
    const nonce = newNonce();
    const html = await peoplePage(deps, { church: c.req.param('church'), lang: c.req.query('lang'), nonce });
    // The next route says so on a page.
    if (!html) return next();
    return htmlResponse(html, 200, headersOf(deps.env, nonce), c.req.header('accept-encoding'));
  })
  .get('/a/:church/:app', async (c) => {
    const { deps } = c.var;
    const nonce = newNonce();
    const { church, app } = c.req.param();
    // Our own church's apps have their pages in the portal, where people can sign in.
    const entry = church.toLowerCase() === ownChurchSlug ? findEntry(app) : undefined;
    if (entry) return c.redirect(`/apps/${entry.id}`);
    const { html, status } = await hostedPage(deps, { church, app, lang: c.req.query('lang'), nonce });
    const headers = headersOf(deps.env, nonce);
    return htmlResponse(html, status, headers, c.req.header('accept-encoding'));
  })
  .get('/a/:church/:app/qr.svg', async (c) => {
    const { church, app } = c.req.param();
    const address = await hostedAddress(c.var.deps, church, app);
    if (!address) throw notFound('The app');
    return c.body(qrCode(address), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' });
  })
  .get('/a/:church/:app/poster', async (c, next) => {
    const { deps } = c.var;
    const nonce = newNonce();
    const { church, app } = c.req.param();
    const html = await posterPage(deps, { church, app, lang: c.req.query('lang'), nonce });
    if (!html) return next();
    const headers = headersOf(deps.env, nonce);
    return htmlResponse(html, 200, headers, c.req.header('accept-encoding'));
  })
  .get('/join/:code', throttled, (c) => c.redirect(`/join-church?code=${encodeURIComponent(c.req.param('code'))}`))
  .get('/join/:code/qr.svg', throttled, async (c) => {
    const code = c.req.param('code');
    if (!(await churchOfJoinCode(c.var.deps.db.read, code))) throw notFound('The code');
    return c.body(qrCode(`${c.var.deps.env.PUBLIC_ORIGIN}/join/${code}`), 200, { 'Content-Type': 'image/svg+xml' });
  })
  .get('/join/:code/poster', throttled, async (c) => {
    const { deps } = c.var;
    const nonce = newNonce();
    const html = await joinPosterPage(deps, { code: c.req.param('code'), lang: c.req.query('lang'), nonce });
    if (!html) throw notFound('The code');
    return htmlResponse(html, 200, headersOf(deps.env, nonce), c.req.header('accept-encoding'));
  })
  .get('/oembed', async (c) => {
    const { url = '', format = 'json', maxwidth, maxheight } = c.req.query();
    if (format !== 'json') return c.text('This provider answers format=json only.', 501);
    const answer = await richEmbed(c.var.deps, url, { width: pixels(maxwidth), height: pixels(maxheight) });
    c.header('Cache-Control', 'public, max-age=300');
    c.header('Access-Control-Allow-Origin', '*');
    return c.json(answer);
  });

const newNonce = () => randomBytes(12).toString('base64url');

const headersOf = ({ PUBLIC_ORIGIN, EMBED_ORIGIN }: Env, nonce: string) =>
  hostedPageHeaders({ page: PUBLIC_ORIGIN, embed: EMBED_ORIGIN, nonce });

function pixels(text: string | undefined): number | undefined {
  const value = Number(text);
  return text && Number.isInteger(value) && value > 0 ? value : undefined;
}
