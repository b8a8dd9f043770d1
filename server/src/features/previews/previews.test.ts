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

/** A church, its administrator's browser, and a pass for a look that nobody has saved. */
async function churchWithPass() {
  const church = await at.given.church({ slug: 'grace-chapel', name: 'Grace & Chapel' });
  const browser = await at.as(await at.given.administrator({ church }));
  const { preview } = await (await browser.get(`/api/church/preview-pass?${look}`)).json();
  return { church, browser, pass: preview.pass as string, origin: preview.origin as string };
}
const show = (name: string, pass: string, app = 'prayer-generator') =>
  at.app.request(`/preview/${name}?app=${app}&pass=${pass}`);
const frameIn = (referer: string) =>
  at.app.request('/embed/grace-chapel/prayer-generator?site=https%3A%2F%2Fapps.example.org', { headers: { referer } });

test('an unsaved look reaches the frame through the address of the preview around it, and nothing is saved or counted', async () => {
  const { browser, pass, origin } = await churchWithPass();

  const tried = await (await frameIn(`${origin}/preview/plain?app=prayer-generator&pass=${pass}`)).text();
  const saved = await (await frameIn(`${origin}/`)).text();

  expect(tried).toContain('--seed:#7a3b2e');
  expect(saved).not.toContain('#7a3b2e');
  expect((await (await browser.get('/api/church/embed-settings')).json()).settings.accent).toBeNull();
  expect((await (await browser.get('/api/church/pages')).json()).pages).toMatchObject([{ openings: 1 }]);
});

test('an administrator tries a look on while the plan is paused', async () => {
  const church = await at.given.church({ slug: 'grace-chapel', plan: 'paused' });
  const browser = await at.as(await at.given.administrator({ church }));
  const { preview } = await (await browser.get(`/api/church/preview-pass?${look}`)).json();

  const html = await (
    await frameIn(`${preview.origin}/preview/plain?app=prayer-generator&pass=${preview.pass}`)
  ).text();

  expect(html).toContain('"aud":"demo"');
});

test.each(['plain', 'dark', 'rtl', 'slow', 'box'])(
  'the %s page holds the line as the wizard writes it',
  async (name) => {
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
  },
);

test('the strict page allows no style in an element and holds none', async () => {
  const { pass } = await churchWithPass();

  const answer = await show('strict', pass);

  expect(await answer.text()).not.toMatch(/ style="/);
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
});

test('the box and the sandbox of a link are as their platforms make them', async () => {
  const { pass } = await churchWithPass();

  expect(await (await show('fixed', pass)).text()).toContain('/preview/box?app=prayer-generator');
  expect(await (await show('sandbox', pass)).text()).toMatch(
    /src="https:\/\/apps\.example\.org\/embed\/grace-chapel\/prayer-generator\?form=link#\?secret=\w+"[^>]* sandbox="allow-scripts"/,
  );
});

test('without a good pass there is no preview: none, a forged one, another church’s, and one that has ended', async () => {
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

test('a page, an app, or a look that there is not, is said so', async () => {
  const { browser, pass } = await churchWithPass();

  expect((await show('nothing', pass)).status).toBe(404);
  expect((await show('plain', pass, 'no-such-app')).status).toBe(404);
  const wild = await browser.get(`/api/church/preview-pass?${look.replace('round', 'wild')}`);
  expect(await wild.json()).toMatchObject({ code: 'invalid_input', field: 'radius' });
});
