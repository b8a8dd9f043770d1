import { Hono } from 'hono';
import { appRoutes, embedRoutes, tokenRoutes } from './features/embeds/index.ts';
import { exportRoutes } from './features/exports/index.ts';
import { runRoutes } from './features/runs/index.ts';
import type { Deps } from './platform/deps.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { healthRoutes } from './platform/http/health.ts';
import { onNotFound } from './platform/http/not-found.ts';
import { onError } from './platform/http/on-error.ts';
import { requestContext } from './platform/http/request-context.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { assetRoutes } from './platform/http/serve-file.ts';

/** The whole application: the one list of everything mounted. */
export function createApp(deps: Deps) {
  const app = new Hono<AppEnv>();
  app.use(requestContext(deps));
  app.use(securityHeaders(deps.env.NODE_ENV === 'production'));
  app.onError(onError);
  app.notFound(onNotFound);
  return app
    .route('/', healthRoutes)
    .route('/', assetRoutes)
    .route('/', embedRoutes)
    .route('/embed-api/token', tokenRoutes)
    .route('/embed-api/runs', runRoutes)
    .route('/embed-api/exports', exportRoutes)
    .route('/api/apps', appRoutes);
}
