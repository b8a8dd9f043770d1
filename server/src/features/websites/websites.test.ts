import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { auditEntries } from '../audit/index.ts';
import { defaultEmbedSettings } from '../embeds/contract.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader });
});
afterEach(() => at.close());

/** Two churches and their administrators' browsers. */
async function twoChurches() {
  const [church, other] = [await at.given.church(), await at.given.church()];
  const browser = await at.as(await at.given.administrator({ church }));
  const stranger = await at.as(await at.given.administrator({ church: other }));
  return { church, other, browser, stranger };
}
const settings = { ...defaultEmbedSettings, accent: '#7A3B2E', density: 'compact', language: 'es' } as const;

test('a church without settings has the defaults, and what it saves applies to it alone', async () => {
  const { browser, stranger } = await twoChurches();
  const read = async (who: typeof browser) => (await (await who.get('/api/church/embed-settings')).json()).settings;

  expect(await read(browser)).toEqual(defaultEmbedSettings);
  await browser.send('PUT', '/api/church/embed-settings', settings);
  const again = await browser.send('PUT', '/api/church/embed-settings', { ...settings, theme: 'dark' });

  expect(again.status).toBe(200);
  expect(await read(browser)).toEqual({ ...settings, accent: '#7a3b2e', theme: 'dark' });
  expect(await read(stranger)).toEqual(defaultEmbedSettings);
});

test('an administrator of another church is refused by name, and nothing of the church changes', async () => {
  const { church, browser, stranger } = await twoChurches();
  const of = `?church=${church.slug}`;

  const answers = await Promise.all([
    stranger.send('PUT', `/api/church/embed-settings${of}`, settings),
    stranger.send('POST', `/api/church/sites${of}`, { origin: 'https://not-theirs.example' }),
    stranger.send('PUT', `/api/church/app-switches/prayer-generator${of}`, { on: false }),
    stranger.send('PUT', `/api/church/app-switches${of}`, { on: false }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await (await browser.get('/api/church/sites')).json()).toEqual({ sites: [] });
  const { apps } = await (await browser.get('/api/church/subscribed-apps')).json();
  expect(apps.some(({ off }: { off: boolean }) => off)).toBe(false);
});

test('an invalid color and an unknown setting are refused with the field', async () => {
  const { browser } = await twoChurches();
  const save = (changed: object) => browser.send('PUT', '/api/church/embed-settings', { ...settings, ...changed });

  expect(await (await save({ accent: 'red; }' })).json()).toMatchObject({ code: 'invalid_input', field: 'accent' });
  expect(await (await save({ radius: 'wild' })).json()).toMatchObject({ code: 'invalid_input', field: 'radius' });
});

test('choosing Wix allows the host it wraps pages in, once, beside the church’s own sites', async () => {
  const { browser } = await twoChurches();
  await browser.send('POST', '/api/church/sites', { origin: 'https://www.church.example/' });

  await browser.send('PUT', '/api/church/embed-settings', { ...settings, platform: 'wix' });
  await browser.send('PUT', '/api/church/embed-settings', { ...settings, platform: 'wix' });

  const { sites } = await (await browser.get('/api/church/sites')).json();
  // The clock is fixed, so that the addresses are in alphabetical order.
  expect(sites).toMatchObject([
    { origin: 'https://*.filesusr.com', kind: 'wrapper' },
    { origin: 'https://www.church.example', kind: 'site' },
  ]);
});

test('a site is taken off the list, for its own church only', async () => {
  const { browser, stranger } = await twoChurches();
  await browser.send('POST', '/api/church/sites', { origin: 'https://www.church.example' });
  const path = `/api/church/sites/${encodeURIComponent('https://www.church.example')}`;
  const listed = async () => (await (await browser.get('/api/church/sites')).json()).sites.length;

  expect((await stranger.send('DELETE', path)).status).toBe(204);
  expect(await listed()).toBe(1);
  expect((await browser.send('DELETE', path)).status).toBe(204);
  expect(await listed()).toBe(0);
});

test('one app is switched off and on, and all of them at once without losing what each was', async () => {
  const { browser } = await twoChurches();
  const set = async (path: string, on: boolean) => {
    const { apps } = await (await browser.send('PUT', `/api/church/app-switches${path}`, { on })).json();
    return apps.filter(({ off }: { off: boolean }) => off).map(({ appId }: { appId: string }) => appId);
  };

  expect(await set('/Prayer-Generator', false)).toEqual(['prayer-generator']);
  expect(await set('', false)).toHaveLength(22);
  expect(await set('', true)).toEqual(['prayer-generator']);
  expect(await set('/prayer-generator', true)).toEqual([]);
  expect((await browser.send('PUT', '/api/church/app-switches/no-such-app', { on: false })).status).toBe(404);
});

test('each change leaves a line in the church’s audit', async () => {
  const { browser, church } = await twoChurches();
  await browser.send('PUT', '/api/church/embed-settings', settings);
  await browser.send('POST', '/api/church/sites', { origin: 'https://www.church.example' });
  await browser.send('PUT', '/api/church/app-switches', { on: false });

  const rows = await at.db.read.select().from(auditEntries).where(eq(auditEntries.churchId, church.id));
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['embed_setting.save', 'embed_site.add', 'app.switch_off']),
  );
});

test('an app that is switched off shows a notice and refuses runs until it is switched on again', async () => {
  const { browser, church } = await twoChurches();
  const frame = async (app: string) => (await at.app.request(`/embed/${church.slug}/${app}`)).text();
  const token = /"token":"([^"]+)"/.exec(await frame('prayer-generator'))?.[1] ?? '';
  const run = () =>
    at.app.request('/embed-api/runs', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        input: {
          purpose: 'personal',
          situation: 'She turns ninety.',
          voice: 'I',
          length: '60',
          style: 'plain',
          address: 'God',
          ending: 'fitting',
        },
      }),
    });

  await browser.send('PUT', '/api/church/app-switches/prayer-generator', { on: false });

  expect(await frame('prayer-generator')).toContain('"notice":"paused"');
  expect(await frame('debt-coach')).not.toContain('"notice":"paused"');
  expect(await (await run()).json()).toMatchObject({ code: 'embed_paused' });

  await browser.send('PUT', '/api/church/app-switches/prayer-generator', { on: true });

  expect(await frame('prayer-generator')).not.toContain('"notice":"paused"');
  expect((await run()).status).toBe(200);
});
