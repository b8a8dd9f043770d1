import { afterEach, beforeEach, expect, test } from 'vitest';
import heights from '../../ministry-apps/prayer-generator/heights.json' with { type: 'json' };
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

/** WordPress keeps at most 1,000 pixels. */
const kept = Math.min(1_000, heights.narrow);
const page = 'http://localhost:4400/a/grace-chapel/prayer-generator';
let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace & "Chapel" <b>', plan: 'expired' });
});
afterEach(() => at.close());

const ask = (query: string) => at.app.request(`/oembed?${query}`);
const of = (url: string) => `url=${encodeURIComponent(url)}`;

test('the hosted page names the answer in full, in its head', async () => {
  const html = await (await at.app.request('/a/grace-chapel/prayer-generator')).text();
  const href = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? '';

  const answer = await at.app.request(href.replaceAll('&amp;', '&'));

  expect(html.indexOf('json+oembed')).toBeLessThan(html.indexOf('</head>'));
  expect(await answer.json()).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Lampstand' });
});

test('the blockquote is the very first thing, the frame is empty, and names are escaped', async () => {
  const { html, height } = await (await ask(`${of(page)}&maxwidth=500&maxheight=750&dnt=1&format=json`)).json();

  expect(html).toMatch(
    /^<blockquote><a href="[^"]+">Prayer Generator, Grace &amp; &quot;Chapel&quot; &lt;b&gt;<\/a><\/blockquote><iframe src="http:\/\/localhost:4400\/embed\/grace-chapel\/prayer-generator\?form=link" title="[^"]+" width="100%" height="750" frameborder="0"><\/iframe>$/,
  );
  expect(height).toBe(750);
});

test('the height is one that WordPress will keep, whatever is asked for', async () => {
  const height = async (query: string) => (await (await ask(`${of(page)}&${query}`)).json()).height;

  expect(await height('')).toBe(kept);
  expect(await height('maxheight=10')).toBe(200);
  expect(await height('maxheight=abc')).toBe(kept);
  expect(await height('maxheight=-5')).toBe(kept);
});

test.each([
  ['another site', 'https://elsewhere.example/a/grace-chapel/prayer-generator'],
  ['a church that is not there', 'http://localhost:4400/a/nobody/prayer-generator'],
  ['an app that is not there', 'http://localhost:4400/a/grace-chapel/no-such'],
  ['another of our pages', 'http://localhost:4400/pricing'],
  ['no address at all', 'javascript:alert(1)'],
])('for %s the answer is an error that nobody can embed', async (_name, url) => {
  const res = await ask(of(url));

  expect(res.status).toBe(404);
  expect(await res.json()).not.toHaveProperty('html');
  expect(await (await at.app.request('/a/nobody/prayer-generator')).text()).not.toContain('json+oembed');
});

test('XML is not offered, and a missing address is named', async () => {
  expect((await ask(`${of(page)}&format=xml`)).status).toBe(501);
  expect(await (await ask('format=json')).json()).toMatchObject({ code: 'invalid_input', field: 'url' });
});

test('the poster has the address as a QR code, and the QR code alone is an image', async () => {
  const sheet = await at.app.request('/a/grace-chapel/prayer-generator/poster');
  const picture = await at.app.request('/a/Grace-Chapel/prayer-generator/qr.svg');

  expect(await sheet.text()).toContain('localhost:4400/a/grace-chapel/prayer-generator');
  expect(sheet.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg/);
  expect((await at.app.request('/a/nobody/prayer-generator/poster')).status).toBe(404);
  expect((await at.app.request('/a/nobody/prayer-generator/qr.svg')).status).toBe(404);
});
