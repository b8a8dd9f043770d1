import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, anybody, type PortalEnv, signedIn, throttled } from '../accounts/index.ts';
import { InvitationId, InvitationQuery, JoinChurch, SendInvitation } from './contract.ts';
import { joinChurch } from './join-church.ts';
import { countInvitations, listInvitations } from './list-invitations.ts';
import { readInvite } from './read-invite.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { sendInvitation } from './send-invitation.ts';

const ofChurch = validate('query', OfChurch);
const invitationId = validate('param', InvitationId);

/** Invitations of the administrator's church. Mounted at /api/church-admin/invitations. */
export const invitationRoutes = new Hono<PortalEnv>()
  .use(administersChurch)
  .get('/', validate('query', InvitationQuery), async (c) =>
    c.json(await listInvitations(c.var.ctx, c.req.valid('query'))),
  )
  .get('/stats', ofChurch, async (c) => c.json({ stats: await countInvitations(c.var.ctx) }))
  .post('/send', ofChurch, validate('json', SendInvitation), async (c) =>
    c.json({ invitation: await sendInvitation(c.var.ctx, c.req.valid('json')) }, 201),
  )
  .post('/:id/resend', ofChurch, invitationId, async (c) =>
    c.json({ invitation: await resendInvitation(c.var.ctx, c.req.valid('param')) }),
  )
  .post('/:id/revoke', ofChurch, invitationId, async (c) =>
    c.json({ invitation: await revokeInvitation(c.var.ctx, c.req.valid('param')) }),
  );

/** Mounted at /api/church. A code is sent in the body, so that no log has it. */
export const joinRoutes = new Hono<PortalEnv>()
  .post('/invite', throttled, anybody, validate('json', JoinChurch), async (c) =>
    c.json({ invite: await readInvite(c.var.ctx, c.req.valid('json')) }),
  )
  .post('/join', throttled, signedIn, validate('json', JoinChurch), async (c) =>
    c.json(await joinChurch(c.var.ctx, c.req.valid('json'))),
  );
