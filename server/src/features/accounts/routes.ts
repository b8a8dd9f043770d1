import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { issueCsrfToken } from '../../platform/auth/csrf-guard.ts';
import { validate } from '../../platform/http/validate.ts';
import { cancelAccount } from './cancel-account.ts';
import { changePassword } from './change-password.ts';
import type { PortalEnv } from './context.ts';
import * as contract from './contract.ts';
import { currentUser } from './current-user.ts';
import { anybody, signedIn } from './identify.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import * as own from './profile.ts';
import { forgotPassword, resendVerification } from './request-mail.ts';
import { resetPassword } from './reset-password.ts';
import { createSessionTransfer, exchangeSessionTransfer } from './session-transfer.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions-of-person.ts';
import { throttled } from './throttle.ts';
import { verifyEmail } from './verify-email.ts';

/** Mounted at /api/csrf-token. */
export const csrfTokenRoutes = new Hono<AppEnv>().get('/', (c) => c.json({ ok: true as const, ...issueCsrfToken(c) }));

/** Sign-in, sign-out, sessions, and the links that are emailed. Mounted at /api/auth. */
export const authRoutes = new Hono<PortalEnv>()
  .post('/login', throttled, anybody, validate('json', contract.Login), async (c) =>
    c.json(await logIn(c.var.ctx, c.req.valid('json'))),
  )
  .post('/logout', anybody, async (c) => {
    await logOut(c.var.ctx);
    return c.json({ ok: true as const });
  })
  .post('/resend-verification', throttled, anybody, validate('json', contract.ByEmail), async (c) => {
    await resendVerification(c.var.ctx, c.req.valid('json'));
    return c.json({ ok: true as const });
  })
  .post('/verify-email', throttled, anybody, validate('json', contract.VerifyEmail), async (c) => {
    const answer: contract.Verified = await verifyEmail(c.var.ctx, c.req.valid('json'));
    return c.json(answer);
  })
  .post('/forgot-password', throttled, anybody, validate('json', contract.ByEmail), async (c) => {
    await forgotPassword(c.var.ctx, c.req.valid('json'));
    return c.json({ ok: true as const });
  })
  .post('/reset-password', throttled, anybody, validate('json', contract.ResetPassword), async (c) => {
    await resetPassword(c.var.ctx, c.req.valid('json'));
    return c.json({ ok: true as const });
  })
  .post('/exchange', throttled, anybody, validate('json', contract.ExchangeCode), async (c) =>
    c.json(await exchangeSessionTransfer(c.var.ctx, c.req.valid('json'))),
  )
  .post('/hand-off', signedIn, async (c) => c.json({ code: await createSessionTransfer(c.var.ctx) }, 201))
  .get('/me', signedIn, (c) => c.json({ user: currentUser(c.var.ctx.actor) }))
  .get('/sessions', signedIn, async (c) => c.json({ sessions: await listSessions(c.var.ctx) }))
  .delete('/sessions', signedIn, async (c) => {
    await revokeOtherSessions(c.var.ctx);
    return c.body(null, 204);
  })
  .delete('/sessions/:id', signedIn, validate('param', contract.SessionId), async (c) => {
    await revokeSession(c.var.ctx, c.req.valid('param'));
    return c.body(null, 204);
  });

/** A person's own account. Mounted at /api/user. */
export const userRoutes = new Hono<PortalEnv>()
  .get('/profile', signedIn, (c) => c.json({ profile: own.profileOf(c.var.ctx.actor) }))
  .put('/profile', signedIn, validate('json', contract.ProfileNames), async (c) =>
    c.json({ profile: await own.setNames(c.var.ctx, c.req.valid('json')) }),
  )
  .put('/phone', signedIn, validate('json', contract.PhoneNumber), async (c) =>
    c.json({ profile: await own.setPhone(c.var.ctx, c.req.valid('json').phoneNumber) }),
  )
  .delete('/phone', signedIn, async (c) => c.json({ profile: await own.setPhone(c.var.ctx, null) }))
  .put('/change-password', signedIn, validate('json', contract.ChangePassword), async (c) => {
    await changePassword(c.var.ctx, c.req.valid('json'));
    return c.json({ ok: true as const });
  })
  .put('/notifications', signedIn, validate('json', contract.SetNotifications), async (c) =>
    c.json({ profile: await own.setNotifications(c.var.ctx, c.req.valid('json')) }),
  )
  .put('/privacy', signedIn, validate('json', contract.SetPrivacy), async (c) =>
    c.json({ profile: await own.setPrivacy(c.var.ctx, c.req.valid('json')) }),
  )
  .put('/church', signedIn, validate('json', contract.ChurchDescription), async (c) =>
    c.json({ profile: await own.setChurchDescription(c.var.ctx, c.req.valid('json')) }),
  )
  .delete('/cancel-account', signedIn, async (c) => {
    await cancelAccount(c.var.ctx);
    return c.body(null, 204);
  });
