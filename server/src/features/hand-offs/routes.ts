import { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { validate } from '../../platform/http/validate.ts';
import { embedCors, requireVisit } from '../embeds/index.ts';
import { limitDocument } from '../exports/index.ts';
import { HandOff } from './contract.ts';
import { sendHandOff } from './send-hand-off.ts';

/** "Send this to my church". Mounted at /embed-api/hand-offs; nothing is kept but the sealed letter until it has gone. */
export const handOffRoutes = new Hono<AppEnv>()
  .use(embedCors)
  .post('/', limitBody(1024 * 1024), requireVisit, limitDocument, validate('json', HandOff), async (c) => {
    const { deps, visit, clientIp, requestId } = c.var;
    return c.json(await sendHandOff({ deps, visit, clientIp, requestId }, c.req.valid('json')), 202);
  });
