import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { counterKey, embedCors, requireVisit } from '../frames/index.ts';
import { MOST_RUN_BYTES } from './contract.ts';
import { readRunBody } from './read-run-body.ts';
import { startRun } from './start-run.ts';
import { answerJson, answerStream } from './stream-run.ts';

/** Runs of an app by a visitor. Mounted at /embed-api/runs; nothing of a run is stored or logged. */
export const runRoutes = new Hono<AppEnv>()
  .use(embedCors)
  .post('/', limitBody(MOST_RUN_BYTES), requireVisit, async (c) => {
    const { deps, clientIp, visit } = c.var;
    const body = await readRunBody(c.req.raw, visit.app.manifest);
    const run = await startRun({ deps, visit, clientIp, proof: c.req.header('x-lampstand-proof') }, body);
    deps.metrics.count('runs_total', { app: visit.app.manifest.id });
    deps.usage.ran({ ...counterKey(visit), visit: visit.claims.vis });
    return wantsJson(c.req.header('accept')) ? answerJson(c, run) : answerStream(c, run);
  });

function wantsJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/event-stream');
}
