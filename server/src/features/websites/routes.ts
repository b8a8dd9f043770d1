import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { EmbedSettings, embedSettingsOf } from '../embeds/index.ts';
import { churchPlan } from '../subscriptions/index.ts';
import { AppSwitch, EmbedCodesQuery, PlatformsQuery, SiteAddress, SwitchedApp, WebmasterMail } from './contract.ts';
import { embedCodes, platformChoices } from './embed-codes.ts';
import { mailWebmaster } from './mail-webmaster.ts';
import { saveSettings } from './save-settings.ts';
import { allowSite, forbidSite, listSites } from './sites.ts';
import { appsWithSwitch } from './subscribed-apps.ts';
import { switchAllApps, switchApp } from './switch-app.ts';
import { websiteTexts } from './website-texts.ts';

const ofChurch = validate('query', OfChurch);

/** The apps on the church's website, for its administrator. Mounted at /api/church, each path behind `administersChurch`. */
export const websiteRoutes = new Hono<PortalEnv>()
  .get('/subscription-status', administersChurch, ofChurch, async (c) => {
    const { db, church, now } = c.var.ctx;
    return c.json(await churchPlan(db.read, church.id, now()));
  })
  .get('/subscribed-apps', administersChurch, ofChurch, async (c) => c.json(await appsWithSwitch(c.var.ctx)))
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
  })
  .get('/embed-settings', administersChurch, ofChurch, async (c) => {
    const { db, church } = c.var.ctx;
    return c.json({ settings: await embedSettingsOf(db.read, church) });
  })
  .put('/embed-settings', administersChurch, ofChurch, validate('json', EmbedSettings), async (c) =>
    c.json({ settings: await saveSettings(c.var.ctx, c.req.valid('json')) }),
  )
  .get('/sites', administersChurch, ofChurch, async (c) => c.json({ sites: await listSites(c.var.ctx) }))
  .post('/sites', administersChurch, ofChurch, validate('json', SiteAddress), async (c) =>
    c.json({ site: await allowSite(c.var.ctx, c.req.valid('json')) }, 201),
  )
  .delete('/sites/:origin', administersChurch, ofChurch, validate('param', SiteAddress), async (c) => {
    await forbidSite(c.var.ctx, c.req.valid('param'));
    return c.body(null, 204);
  })
  .put('/app-switches', administersChurch, ofChurch, validate('json', AppSwitch), async (c) =>
    c.json(await switchAllApps(c.var.ctx, c.req.valid('json'))),
  )
  .put(
    '/app-switches/:appId',
    administersChurch,
    ofChurch,
    validate('param', SwitchedApp),
    validate('json', AppSwitch),
    async (c) => c.json(await switchApp(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
