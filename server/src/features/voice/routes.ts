import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { aiStatement } from './ai-statement.ts';
import { StatementQuery, VoiceSettings } from './contract.ts';
import { readVoice } from './read-voice.ts';
import { saveVoice } from './save-voice.ts';

const ofChurch = validate('query', OfChurch);
const ofStatement = validate('query', StatementQuery);

/** The voice of a church's apps, and its AI statement. Mounted at /api/church. */
export const voiceRoutes = new Hono<PortalEnv>()
  .get('/voice', administersChurch, ofChurch, async (c) => c.json(await readVoice(c.var.deps, c.var.ctx.church)))
  .put('/voice', administersChurch, ofChurch, validate('json', VoiceSettings), async (c) => {
    const saved = await saveVoice(c.var.ctx, c.var.deps, c.req.valid('json'));
    return c.json(await readVoice(c.var.deps, saved));
  })
  .get('/ai-statement', administersChurch, ofStatement, async (c) =>
    c.json({ statement: await aiStatement(c.var.ctx, c.var.deps, c.req.valid('query').lang ?? 'en') }),
  );
