import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Deps } from './deps.ts';
import { identify } from './features/accounts/index.ts';
import { authRoutes, csrfTokenRoutes, userRoutes } from './features/accounts/routes.ts';
import { appRoutes } from './features/apps/routes.ts';
import { blogRoutes, feedRoutes } from './features/blog/routes.ts';
import { budgetRoutes } from './features/budgets/routes.ts';
import { careRequestRoutes } from './features/care-requests/routes.ts';
import { contactRoutes } from './features/contact-messages/routes.ts';
import { administeredChurchRoutes, contextRoutes } from './features/context/routes.ts';
import { digestRoutes } from './features/digests/routes.ts';
import { directoryRoutes } from './features/directory/routes.ts';
import { docsRoutes } from './features/docs/routes.ts';
import { embedRoutes } from './features/embeds/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { firstStepRoutes } from './features/first-steps/routes.ts';
import { frameRoutes, tokenRoutes } from './features/frames/routes.ts';
import { hostedPageRoutes } from './features/hosted-pages/routes.ts';
import { installationCheckRoutes } from './features/installation-check/routes.ts';
import { invitationRoutes, joinRoutes } from './features/invitations/routes.ts';
import { joinCodeRoutes } from './features/join-codes/routes.ts';
import { memberAnalyticsRoutes, memberRoutes } from './features/members/routes.ts';
import { portalRoutes, siteRoutes } from './features/portal/routes.ts';
import { previewPassRoutes, previewRoutes } from './features/previews/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { runRoutes } from './features/runs/routes.ts';
import { passageRoutes, scriptureRoutes } from './features/scripture/routes.ts';
import { signupRoutes } from './features/signup/routes.ts';
import { churchPlanRoutes, subscriptionRoutes } from './features/subscriptions/routes.ts';
import { trustRoutes } from './features/trust/routes.ts';
import { beaconRoutes, usageRoutes } from './features/usage/routes.ts';
import { voiceRoutes } from './features/voice/routes.ts';
import { websiteRoutes } from './features/websites/routes.ts';
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
    .route('/', frameRoutes)
    .route('/', hostedPageRoutes)
    .route('/', digestRoutes)
    .route('/', previewRoutes)
    .route('/embed-api/token', tokenRoutes)
    .route('/embed-api/runs', runRoutes)
    .route('/embed-api/exports', exportRoutes)
    .route('/embed-api/scripture', passageRoutes)
    .route('/embed-api/hand-offs', careRequestRoutes)
    .route('/embed-api/beacon', beaconRoutes)
    .route('/api/apps', appRoutes)
    .route('/api/site', siteRoutes)
    .route('/api/contact', contactRoutes)
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
    .route('/api/church', directoryRoutes)
    .route('/api/church', churchPlanRoutes)
    .route('/api/church', embedRoutes)
    .route('/api/church', websiteRoutes)
    .route('/api/church', previewPassRoutes)
    .route('/api/church', usageRoutes)
    .route('/api/church', voiceRoutes)
    .route('/api/church', budgetRoutes)
    .route('/api/church', trustRoutes)
    .route('/api/church', retentionRoutes)
    .route('/api/church/installation-check', installationCheckRoutes)
    .route('/api/church-admin/church', administeredChurchRoutes)
    .route('/api/church-admin/users', memberRoutes)
    .route('/api/church-admin/analytics', memberAnalyticsRoutes)
    .route('/api/church-admin/invitations', invitationRoutes)
    .route('/api/church-admin/join-code', joinCodeRoutes)
    .route('/api/church-admin/first-steps', firstStepRoutes)
    .route(
      '/',
      docsRoutes(() => app.routes),
    )
    .route('/', portalRoutes);
}
