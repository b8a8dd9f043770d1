import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { type PreviewPass, PreviewQuery, previewPages } from '../embeds/contract.ts';
import { previewPage } from './preview-page.ts';
import { readPreview, signPreview } from './preview-pass.ts';

/** Signs a look for the preview of the church's administrator. Mounted at /api/church. */
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

/** Sample church pages for the portal's preview: `/preview/<page>?app=&pass=`. Without a valid pass they answer 403. */
export const previewRoutes = new Hono<AppEnv>().get('/preview/:page', async (c) => {
  const { deps } = c.var;
  const page = previewPages.find((name) => name === c.req.param('page'));
  if (!page) throw notFound('Preview');
  const { app = '', pass = '' } = c.req.query();
  const preview = readPreview(deps, pass, deps.clock.now());
  const { html, status } = await previewPage(deps, { page, app, preview });
  return c.html(html, status, headersFor(deps.env));
});

/** `same-origin` sends the whole address, with the pass, as the referrer to our own frames only. */
function headersFor({ PUBLIC_ORIGIN, EMBED_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN' | 'EMBED_ORIGIN'>) {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${EMBED_ORIGIN}`,
      `frame-src ${EMBED_ORIGIN}`,
      "style-src 'unsafe-inline'",
      'img-src data:',
      `connect-src ${EMBED_ORIGIN}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${[...new Set([PUBLIC_ORIGIN, EMBED_ORIGIN])].join(' ')}`,
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
