import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { readJoinCode } from './read-join-code.ts';
import { removeJoinCode } from './remove-join-code.ts';
import { replaceJoinCode } from './replace-join-code.ts';

const ofChurch = validate('query', OfChurch);

/** The join code of the administrator's church. Mounted at /api/church-admin/join-code. */
export const joinCodeRoutes = new Hono<PortalEnv>()
  .use(administersChurch)
  .get('/', ofChurch, async (c) => c.json({ joinCode: await readJoinCode(c.var.ctx) }))
  .post('/', ofChurch, async (c) => c.json({ joinCode: await replaceJoinCode(c.var.ctx) }, 201))
  .delete('/', ofChurch, async (c) => {
    await removeJoinCode(c.var.ctx);
    return c.body(null, 204);
  });
