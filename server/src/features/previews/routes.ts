import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { type PreviewPass, PreviewQuery, previewWrappers } from './contract.ts';
import { type PreviewPageName, previewPage } from './preview-page.ts';
import { readPreview, signPreview } from './preview-pass.ts';
import { previewHeaders, wordpressHost } from './preview-wrappers.ts';

/** A look to try on, for the church's administrator. Mounted at /api/church. */
export const previewPassRoutes = new Hono<PortalEnv>().get(
  '/preview-pass',
  administersChurch,
  validate('query', PreviewQuery),
  (c) => {
    const { ctx } = c.var;
    const preview: PreviewPass = {
      origin: ctx.env.EMBED_ORIGIN,
      pass: signPreview(ctx, ctx.church.slug, c.req.valid('query'), ctx.now()),
    };
    c.header('Cache-Control', 'no-store');
    return c.json({ preview });
  },
);

const names: readonly string[] = ['box', ...previewWrappers] satisfies PreviewPageName[];
const isPage = (name: string): name is PreviewPageName => names.includes(name);

/** Pages of ours that stand for a church's: `/preview/<wrapper>?app=&pass=`. They are shown in the portal, and to nobody without a pass. */
export const previewRoutes = new Hono<AppEnv>()
  .get('/preview/wordpress.js', (c) =>
    c.body(wordpressHost, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    }),
  )
  .get('/preview/:name', async (c) => {
    const { deps } = c.var;
    const { name } = c.req.param();
    if (!isPage(name)) throw notFound('Preview');
    const { app = '', pass = '' } = c.req.query();
    const nonce = randomBytes(12).toString('base64url');
    const preview = readPreview(deps, pass, deps.clock.now());
    const { html, status } = await previewPage(deps, { name, app, pass, nonce, preview });
    return c.html(html, status, previewHeaders(deps.env, { strict: name === 'strict' || status !== 200, nonce }));
  });
