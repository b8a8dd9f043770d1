import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { approveMember } from './approve-member.ts';
import { bulkApprove, bulkDisable } from './bulk.ts';
import { BulkApprove, BulkDisable, DisableMember, MemberId, MemberQuery, SetRole } from './contract.ts';
import { disableMember } from './disable-member.ts';
import { enableMember } from './enable-member.ts';
import { countMembers, listMembers, listPending } from './list-members.ts';
import { setRole } from './set-role.ts';

const ofChurch = validate('query', OfChurch);
const memberId = validate('param', MemberId);

/** People of the administrator's church. Mounted at /api/church-admin/users. */
export const memberRoutes = new Hono<PortalEnv>()
  .use(administersChurch)
  .get('/', validate('query', MemberQuery), async (c) => c.json(await listMembers(c.var.ctx, c.req.valid('query'))))
  .get('/pending', ofChurch, async (c) => c.json({ users: await listPending(c.var.ctx) }))
  .post('/bulk-approve', ofChurch, validate('json', BulkApprove), async (c) =>
    c.json(await bulkApprove(c.var.ctx, c.req.valid('json'))),
  )
  .post('/bulk-disable', ofChurch, validate('json', BulkDisable), async (c) =>
    c.json(await bulkDisable(c.var.ctx, c.req.valid('json'))),
  )
  .post('/:id/approve', ofChurch, memberId, async (c) =>
    c.json({ user: await approveMember(c.var.ctx, c.req.valid('param')) }),
  )
  .post('/:id/disable', ofChurch, memberId, validate('json', DisableMember), async (c) =>
    c.json({ user: await disableMember(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }) }),
  )
  .post('/:id/enable', ofChurch, memberId, async (c) =>
    c.json({ user: await enableMember(c.var.ctx, c.req.valid('param')) }),
  )
  .put('/:id/role', ofChurch, memberId, validate('json', SetRole), async (c) =>
    c.json({ user: await setRole(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }) }),
  );

/** Mounted at /api/church-admin/analytics. */
export const memberAnalyticsRoutes = new Hono<PortalEnv>()
  .use(administersChurch)
  .get('/users', ofChurch, async (c) => c.json({ stats: await countMembers(c.var.ctx) }));
