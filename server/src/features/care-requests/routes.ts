import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { validate } from '../../platform/http/validate.ts';
import { limitDocument } from '../exports/index.ts';
import { embedCors, requireVisit } from '../frames/index.ts';
import { CareRequest } from './contract.ts';
import { sendCareRequest } from './send-care-request.ts';

/** "Send this to my church". Mounted at /embed-api/hand-offs. Only the sealed email is stored, until it is sent. */
export const careRequestRoutes = new Hono<AppEnv>()
  .use(embedCors)
  .post('/', limitBody(1024 * 1024), requireVisit, limitDocument, validate('json', CareRequest), async (c) => {
    const { deps, visit, clientIp, requestId } = c.var;
    return c.json(await sendCareRequest({ deps, visit, clientIp, requestId }, c.req.valid('json')), 202);
  });
