import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { AppSwitch, EmbedSettings, SiteAddress, SwitchedApp } from './contract.ts';
import { embedSettingsOf } from './embed-settings.ts';
import { saveSettings } from './save-settings.ts';
import { allowSite, forbidSite, listSites } from './sites.ts';
import { appsWithSwitch } from './subscribed-apps.ts';
import { switchAllApps, switchApp } from './switch-app.ts';

const ofChurch = validate('query', OfChurch);

/** Settings, allowed sites and switches of the church's apps. Mounted at /api/church, each path behind `administersChurch`. */
export const embedRoutes = new Hono<PortalEnv>()
  .get('/subscribed-apps', administersChurch, ofChurch, async (c) => c.json(await appsWithSwitch(c.var.ctx)))
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
