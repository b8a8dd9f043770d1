import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { describeApi, type MountedRoute } from './describe-api.ts';
import { openApi } from './openapi.ts';
import { apiPage } from './page.ts';

const KEPT = 'public, max-age=300';

/** The description of the API. `mounted` is called per request, when every route is mounted. */
export function docsRoutes(mounted: () => readonly MountedRoute[]) {
  return new Hono<AppEnv>()
    .get('/api/openapi.json', (c) => {
      c.header('Cache-Control', KEPT);
      return c.json(openApi(describeApi(mounted()), c.var.deps.env.PUBLIC_ORIGIN));
    })
    .get('/docs/api', async (c) => {
      const nonce = randomBytes(12).toString('base64url');
      c.header('Cache-Control', KEPT);
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      return c.html(await apiPage(describeApi(mounted()), nonce));
    });
}
