import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

const MINUTE = 60_000;
const look = 'accent=%237A3B2E&radius=round&density=compact&theme=dark&font=system&language=es';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader, env: { EMBED_ORIGIN: 'https://apps.example.org' } });
});
afterEach(() => at.close());

/** A church, its administrator's browser, and a pass for an unsaved look. */
async function churchWithPass() {
  const church = await at.given.church({ slug: 'grace-chapel', name: 'Grace & Chapel' });
  const browser = await at.as(await at.given.administrator({ church }));
  const { preview } = await (await browser.get(`/api/church/preview-pass?${look}`)).json();
  return { church, browser, pass: preview.pass as string, origin: preview.origin as string };
}
const show = (page: string, pass: string, app = 'prayer-generator') =>
  at.app.request(`/preview/${page}?app=${app}&pass=${pass}`);
const frameIn = (referer: string) =>
  at.app.request('/embed/grace-chapel/prayer-generator?site=https%3A%2F%2Fapps.example.org', { headers: { referer } });

test('a frame inside a preview shows the unsaved look, and nothing is saved or counted', async () => {
  const { browser, pass, origin } = await churchWithPass();

  const tried = await (await frameIn(`${origin}/preview/plain?app=prayer-generator&pass=${pass}`)).text();
  const saved = await (await frameIn(`${origin}/`)).text();

  expect(tried).toContain('--seed:#7a3b2e');
  expect(saved).not.toContain('#7a3b2e');
  expect((await (await browser.get('/api/church/embed-settings')).json()).settings.accent).toBeNull();
  expect((await (await browser.get('/api/church/pages')).json()).pages).toMatchObject([{ openings: 1 }]);
});

test('the preview works while the plan is paused', async () => {
  const church = await at.given.church({ slug: 'grace-chapel', plan: 'paused' });
  const browser = await at.as(await at.given.administrator({ church }));
  const { preview } = await (await browser.get(`/api/church/preview-pass?${look}`)).json();

  const html = await (
    await frameIn(`${preview.origin}/preview/plain?app=prayer-generator&pass=${preview.pass}`)
  ).text();

  expect(html).toContain('"aud":"demo"');
});

test.each(['plain', 'dark'])('the %s page has the same script tag as the website wizard', async (name) => {
  const { pass } = await churchWithPass();

  const answer = await show(name, pass);
  const html = await answer.text();

  expect(answer.status).toBe(200);
  expect(html).toMatch(
    /<script async src="https:\/\/apps\.example\.org\/embed\.js" data-church="grace-chapel" data-app="prayer-generator"[^>]* style="display:block;min-height:/,
  );
  expect(answer.headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:4400 https://apps.example.org',
  );
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).not.toContain('Grace & Chapel');
  // The page begins with the app: its first words and bars come after it.
  expect(html).not.toContain('<h1>');
  expect(html.indexOf('<i>')).toBeGreaterThan(html.indexOf('<script'));
});

test('a missing, forged or expired pass, or one of another church, shows no preview', async () => {
  const { pass, origin } = await churchWithPass();
  await at.given.church({ slug: 'other-church' });
  const [body = '', mac = ''] = pass.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const forged = `${Buffer.from(JSON.stringify({ ...claims, church: 'other-church' })).toString('base64url')}.${mac}`;

  for (const bad of ['', 'x.y', `${pass}.z`, forged]) expect((await show('plain', bad)).status, bad).toBe(403);
  const foreign = await at.app.request('/embed/other-church/prayer-generator?site=https%3A%2F%2Fapps.example.org', {
    headers: { referer: `${origin}/preview/plain?pass=${pass}` },
  });
  expect(await foreign.text()).not.toContain('#7a3b2e');
  expect(await (await frameIn(`https://elsewhere.example/preview/plain?pass=${pass}`)).text()).not.toContain('#7a3b2e');

  at.clock.advance(31 * MINUTE);
  const late = await show('plain', pass);
  expect(late.status).toBe(403);
  expect(await late.text()).toContain('This preview has ended');
  expect(await (await frameIn(`${origin}/preview/plain?pass=${pass}`)).text()).not.toContain('#7a3b2e');
});

test('an unknown page, app or look is refused', async () => {
  const { browser, pass } = await churchWithPass();

  expect((await show('nothing', pass)).status).toBe(404);
  expect((await show('box', pass)).status).toBe(404);
  expect((await show('plain', pass, 'no-such-app')).status).toBe(404);
  const wild = await browser.get(`/api/church/preview-pass?${look.replace('round', 'wild')}`);
  expect(await wild.json()).toMatchObject({ code: 'invalid_input', field: 'radius' });
});
