import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { unbuiltApp } from '../../testing/unbuilt-app.ts';
import { defaultEmbedSettings } from '../embeds/contract.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
let church: Awaited<ReturnType<typeof at.given.church>>;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader });
  church = await at.given.church({ slug: 'grace-chapel', name: 'Grace & "Chapel" <b>' });
});
afterEach(() => at.close());

test('the hosted page shows the app through the public loader, in canonical names', async () => {
  const res = await at.app.request('/a/Grace-Chapel/DEBT-coach');
  const html = await res.text();

  expect(res.status).toBe(200);
  expect(html).toContain('<ministry-app church="grace-chapel" app="debt-coach"');
  expect(html).toContain('<script async src="http://localhost:4400/embed.js"></script>');
  expect(html).toContain('<title>Debt Freedom Coach · Grace &amp; &quot;Chapel&quot; &lt;b&gt;</title>');
  expect(html).toContain('property="og:title" content="Debt Freedom Coach"');
  expect(html).toMatch(/<noscript>[\s\S]*988[\s\S]*<\/noscript>/);
  expect(html).toContain('id="privacy"');
  expect(html).not.toContain('<b>');
});

test('the privacy section names a model that finds what texts mean', async () => {
  const env = { EMBEDDINGS_BASE_URL: 'https://vectors.example.org/v1', EMBEDDINGS_MODEL: 'bge-m3' };
  const other = await createTestApp({ files: frameAndLoader, env });
  await other.given.church({ slug: 'grace-chapel' });
  const html = async (query: string) => (await other.app.request(`/a/grace-chapel/debt-coach${query}`)).text();

  expect(await html('')).toContain('(bge-m3) reads questions in English and texts in Spanish.');
  expect(await html('?lang=es')).toContain('(bge-m3) lee preguntas en inglés y textos en español.');
  expect(await (await at.app.request('/a/grace-chapel/debt-coach')).text()).not.toContain('numbers');
  await other.close();
});

test('room for the app is kept on the screen, and on paper a line says how to print the app', async () => {
  const html = await (await at.app.request('/a/grace-chapel/debt-coach')).text();

  expect(html).toMatch(/@media print \{\s*header, section, footer, h1, ministry-app \{ display: none !important; \}/);
  expect(html).toContain('<p class="print">To print what the app wrote, press Print in the app.</p>');
  expect(html).toMatch(/@media screen \{ ministry-app \{ min-height: /);
});

test('no page can frame it and no inline script can run in it', async () => {
  const policy = (await at.app.request('/a/grace-chapel/debt-coach')).headers.get('content-security-policy') ?? '';

  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('script-src http://localhost:4400;');
  expect(policy).not.toContain('unsafe');
});

test('an app that is not built, and an address that leads nowhere, say so', async () => {
  const notBuilt = await at.app.request(`/a/grace-chapel/${unbuiltApp.id}`);
  const nowhere = await at.app.request('/a/no-such-church/debt-coach');

  expect(notBuilt.status).toBe(200);
  expect(await notBuilt.text()).toContain('is coming soon.');
  expect(nowhere.status).toBe(404);
  expect(await nowhere.text()).toContain('There’s no app at this address');
});

test('the catalogue lists all 22 apps in their groups and which are built', async () => {
  const { apps } = await (await at.app.request('/api/apps')).json();

  expect(apps).toHaveLength(22);
  expect(new Set(apps.map((app: { group: string }) => app.group)).size).toBe(4);
  expect(apps.find((app: { id: string }) => app.id === 'debt-coach')).toMatchObject({
    name: 'Debt Freedom Coach',
    group: 'community-support',
    requiresAuth: false,
    available: true,
    reserve: expect.stringMatching(/^(\d+px|clamp\(.+\))$/),
  });
  const notBuilt = apps.find((app: { id: string }) => app.id === unbuiltApp.id);
  expect(notBuilt).toMatchObject({ available: false });
  expect(notBuilt).not.toHaveProperty('reserve');
  expect(apps.filter((app: { authBypassSupported: boolean }) => app.authBypassSupported)).toHaveLength(1);
});

test('the page and its sheet speak as their address asks, else as the church has set; the app inside follows the page', async () => {
  const read = async (path: string) => (await at.app.request(`/a/grace-chapel/${path}`)).text();
  const asked = await read('debt-coach?lang=es');

  expect(asked).toContain('<html lang="es">');
  expect(asked).toContain('Qué pasa con lo que usted escribe');
  expect(asked).toContain('<h1 lang="en">');
  expect(asked).toMatch(/<noscript>[\s\S]*988[\s\S]*oprima 2, o envíe AYUDA[\s\S]*<\/noscript>/);
  expect(await read('debt-coach?lang=fr')).toContain('<html lang="en">');
  expect(await read('debt-coach/poster?lang=es')).toContain(': cartel ·');

  await (await at.as(await at.given.administrator({ church }))).send('PUT', '/api/church/embed-settings', {
    ...defaultEmbedSettings,
    language: 'es',
    paper: 'a4',
  });
  expect(await read('debt-coach')).toContain('<html lang="es">');
  expect(await read('debt-coach/poster')).toContain('@page{size:A4}');
  expect(await read('debt-coach/poster')).toContain('Escanee el código');
  expect(await read('debt-coach?lang=en')).toContain('<html lang="en">');
});

test('an app that speaks another language than its church leads to its page in that language', async () => {
  const frame = async (query: string) => (await at.app.request(`/embed/grace-chapel/debt-coach?${query}`)).text();

  expect(await frame('lang=es')).toContain('/a/grace-chapel/debt-coach?lang=es#privacy');
  expect(await frame('lang=en')).toContain('/a/grace-chapel/debt-coach#privacy');
});
