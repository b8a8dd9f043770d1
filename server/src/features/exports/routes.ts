import { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { validate } from '../../platform/http/validate.ts';
import { embedCors, requireVisit } from '../embeds/index.ts';
import { licensedDocument } from '../scripture/index.ts';
import { MakeExport } from './contract.ts';
import { makeExport } from './make-export.ts';

/** Files from the document that a frame holds. Mounted at /embed-api/exports; nothing is stored. */
export const exportRoutes = new Hono<AppEnv>()
  .use(embedCors)
  .post('/', limitBody(1024 * 1024), requireVisit, validate('json', MakeExport), async (c) => {
    const { deps, clientIp, visit } = c.var;
    await deps.limits.take('exportPerIp', clientIp);
    const request = c.req.valid('json');
    const document = await licensedDocument(deps, request.document, request.lang ?? visit.lang);
    const file = await makeExport({ ...request, document }, visit.church.name);
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    });
  });
