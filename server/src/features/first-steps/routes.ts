import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { NoteStep } from './contract.ts';
import { noteStep } from './note-step.ts';
import { readFirstSteps } from './read-first-steps.ts';

const ofChurch = validate('query', OfChurch);

/** The first steps of the administrator's church. Mounted at /api/church-admin/first-steps. */
export const firstStepRoutes = new Hono<PortalEnv>()
  .use(administersChurch)
  .get('/', ofChurch, async (c) => c.json({ firstSteps: await readFirstSteps(c.var.ctx) }))
  .post('/', ofChurch, validate('json', NoteStep), async (c) => {
    const { ctx } = c.var;
    await ctx.db.write((tx) => noteStep(tx, ctx, c.req.valid('json').step));
    return c.body(null, 204);
  });
