import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { limitBody } from '../../platform/http/limit-body.ts';
import { validate } from '../../platform/http/validate.ts';
import { embedSettingsOf } from '../embeds/index.ts';
import { type EmbedEnv, embedCors, requireVisit } from '../frames/index.ts';
import { licensedDocument } from '../scripture/index.ts';
import { MakeExport } from './contract.ts';
import { limitDocument } from './limit-document.ts';
import { paperOf } from './paper.ts';

const countExport = createMiddleware<EmbedEnv>(async (c, next) => {
  await c.var.deps.limits.take('exportPerIp', c.var.clientIp);
  await next();
});

/**
 * Files from the document that a frame holds. Mounted at /embed-api/exports; nothing is stored. A worker thread makes the
 * file, and stops when the visitor leaves.
 */
export const exportRoutes = new Hono<EmbedEnv>()
  .use(embedCors)
  .post(
    '/',
    limitBody(1024 * 1024),
    requireVisit,
    countExport,
    limitDocument,
    validate('json', MakeExport),
    async (c) => {
      const { deps, visit } = c.var;
      const given = c.req.valid('json');
      const document = await licensedDocument(deps, given.document, given.lang ?? visit.lang);
      const paper = paperOf((await embedSettingsOf(deps.db.read, visit.church)).paper, c.req.header('accept-language'));
      const task = { request: { ...given, document }, church: visit.church.name, paper };
      const { signal } = c.req.raw;
      try {
        const file = await deps.workers.run('makeExport', task, { signal });
        return c.body(file.content, 200, {
          'Content-Type': file.type,
          'Content-Disposition': `attachment; filename="${file.name}"`,
          'Cache-Control': 'no-store',
        });
      } catch (error) {
        if (signal.aborted) return new Response(null, { status: 499 }); // the visitor has left
        throw error;
      }
    },
  );
