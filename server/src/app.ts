import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Deps } from './deps.ts';
import { authRoutes, csrfTokenRoutes, identify, userRoutes } from './features/accounts/index.ts';
import { blogRoutes, feedRoutes } from './features/blog/index.ts';
import { budgetRoutes } from './features/budgets/index.ts';
import { handOffRoutes } from './features/care-requests/index.ts';
import { contextRoutes, subscriptionRoutes } from './features/context/index.ts';
import { docsRoutes } from './features/docs/index.ts';
import {
  appPageRoutes,
  appRoutes,
  embedRoutes,
  oembedRoutes,
  previewPassRoutes,
  previewRoutes,
  tokenRoutes,
} from './features/embeds/index.ts';
import { exportRoutes } from './features/exports/index.ts';
import { installationCheckRoutes } from './features/installation-check/index.ts';
import { invitationRoutes, joinRoutes } from './features/invitations/index.ts';
import { memberAnalyticsRoutes, memberRoutes } from './features/members/index.ts';
import { portalRoutes, siteRoutes } from './features/portal/index.ts';
import { privacyRoutes } from './features/privacy/index.ts';
import { runRoutes } from './features/runs/index.ts';
import { passageRoutes, scriptureRoutes } from './features/scripture/index.ts';
import { signupRoutes } from './features/signup/index.ts';
import { trustRoutes } from './features/trust/index.ts';
import { beaconRoutes, usageRoutes } from './features/usage/index.ts';
import { voiceRoutes } from './features/voice/index.ts';
import { websiteRoutes } from './features/websites/index.ts';
import { csrfGuard } from './platform/auth/csrf-guard.ts';
import { healthRoutes } from './platform/http/health.ts';
import { limitBody } from './platform/http/limit-body.ts';
import { onNotFound } from './platform/http/not-found.ts';
import { onError } from './platform/http/on-error.ts';
import { requestContext } from './platform/http/request-context.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { assetRoutes } from './platform/http/serve-file.ts';
import { devMailRoutes } from './platform/mail/dev-routes.ts';

const LARGEST_BODY = 64 * 1024;

/** The whole application: the one list of everything mounted. */
export function createApp(deps: Deps) {
  const app = new Hono<AppEnv>();
  app.use(requestContext(deps));
  app.use(securityHeaders(deps.env.NODE_ENV === 'production'));
  app.use('/api/*', limitBody(LARGEST_BODY), identify, csrfGuard);
  app.onError(onError);
  app.notFound(onNotFound);
  return app
    .route('/', healthRoutes)
    .route('/', assetRoutes)
    .route('/', devMailRoutes)
    .route('/', embedRoutes)
    .route('/', oembedRoutes)
    .route('/', previewRoutes)
    .route('/embed-api/token', tokenRoutes)
    .route('/embed-api/runs', runRoutes)
    .route('/embed-api/exports', exportRoutes)
    .route('/embed-api/scripture', passageRoutes)
    .route('/embed-api/hand-offs', handOffRoutes)
    .route('/embed-api/beacon', beaconRoutes)
    .route('/api/apps', appRoutes)
    .route('/api/apps', appPageRoutes)
    .route('/api/site', siteRoutes)
    .route('/api/scripture', scriptureRoutes)
    .route('/api/blog', blogRoutes)
    .route('/blog', feedRoutes)
    .route('/api/csrf-token', csrfTokenRoutes)
    .route('/api/auth', authRoutes)
    .route('/api/auth', signupRoutes)
    .route('/api/user', userRoutes)
    .route('/api/user', privacyRoutes)
    .route('/api/context', contextRoutes)
    .route('/api/subscription', subscriptionRoutes)
    .route('/api/church', joinRoutes)
    .route('/api/church', websiteRoutes)
    .route('/api/church', previewPassRoutes)
    .route('/api/church', usageRoutes)
    .route('/api/church', voiceRoutes)
    .route('/api/church', budgetRoutes)
    .route('/api/church', trustRoutes)
    .route('/api/church/installation-check', installationCheckRoutes)
    .route('/api/church-admin/users', memberRoutes)
    .route('/api/church-admin/analytics', memberAnalyticsRoutes)
    .route('/api/church-admin/invitations', invitationRoutes)
    .route(
      '/',
      docsRoutes(() => app.routes),
    )
    .route('/', portalRoutes);
}
