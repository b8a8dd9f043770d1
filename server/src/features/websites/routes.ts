import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { EmbedCodesQuery, PlatformsQuery, WebmasterMail } from './contract.ts';
import { embedCodes, platformChoices } from './embed-codes.ts';
import { mailWebmaster } from './mail-webmaster.ts';
import { websiteTexts } from './website-texts.ts';

const ofChurch = validate('query', OfChurch);

/** Embed codes, platform guides and texts for the church's website. Mounted at /api/church, each path behind `administersChurch`. */
export const websiteRoutes = new Hono<PortalEnv>()
  .get('/platforms', administersChurch, validate('query', PlatformsQuery), (c) =>
    c.json({ platforms: platformChoices(c.req.valid('query').lang ?? 'en') }),
  )
  .get('/embed-codes', administersChurch, validate('query', EmbedCodesQuery), async (c) =>
    c.json(await embedCodes(c.var.ctx, c.req.valid('query'))),
  )
  .get('/website-texts', administersChurch, validate('query', PlatformsQuery), (c) =>
    c.json({ texts: websiteTexts(c.var.ctx, c.req.valid('query').lang ?? 'en') }),
  )
  .post('/webmaster-mail', administersChurch, ofChurch, validate('json', WebmasterMail), async (c) => {
    await mailWebmaster(c.var.ctx, c.req.valid('json'));
    return c.json({ ok: true }, 201);
  });
