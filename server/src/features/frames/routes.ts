import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { htmlResponse } from '../../platform/http/html-response.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { assertSameApp } from './assert-same-app.ts';
import { assertStillSignedIn } from './assert-still-signed-in.ts';
import { APP_HEADER, embedCors } from './cors.ts';
import { renewEmbedToken } from './embed-token.ts';
import { frameDocument, takeMint } from './frame-document.ts';
import { frameHeaders } from './headers.ts';
import { loaderFile } from './loader-file.ts';
import { readFrameRequest } from './read-frame-request.ts';
import { bearer, tokenKey } from './visit.ts';

/** The loader and the frame document, for a church's page. No cookie is read or set. */
export const frameRoutes = new Hono<AppEnv>()
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
    const nonce = randomBytes(12).toString('base64url');
    const request = readFrameRequest(deps, c.req);
    const { html, status, ancestors } = await frameDocument(deps, { ...request, clientIp, nonce });
    const headers = frameHeaders({ origin: deps.env.EMBED_ORIGIN, nonce, ancestors });
    return htmlResponse(html, status, headers, c.req.header('accept-encoding'));
  });

/** Renews an embed token, at most a day after its end. Mounted at /embed-api/token. */
export const tokenRoutes = new Hono<AppEnv>().use(embedCors).post('/', limitBody(1024), async (c) => {
  const { deps, clientIp } = c.var;
  const { token, claims } = renewEmbedToken(tokenKey(deps), bearer(c.req.header('authorization')), deps.clock.now());
  assertSameApp(claims, c.req.header(APP_HEADER));
  await assertStillSignedIn(deps, claims);
  await takeMint(deps, claims.church, clientIp);
  c.header('Cache-Control', 'no-store');
  return c.json({ token });
});
