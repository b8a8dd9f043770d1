import { expect, test } from 'vitest';
import type { Fetched } from '../../platform/net/safe-fetch.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

const ours = 'http://localhost:4400';
const site = 'https://www.grace.example';
const line = `<script async src="${ours}/embed.js" data-church="grace-chapel" data-app="prayer-generator" style="display:block"></script>`;
const place = '<div data-church="grace-chapel" data-app="prayer-generator"></div>';
const script = `<script async src="${ours}/embed.js"></script>`;

interface Given {
  body?: string;
  head?: string;
  headers?: { [name: string]: string };
  status?: number;
  url?: string;
  fetched?: Fetched;
}

/** An administrator whose church's page is this one. */
async function checkOf({ body = '', head = '', headers = {}, status = 200, url = `${site}/prayer`, fetched }: Given) {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const at = await createTestApp({ fetchPage: async () => fetched ?? { page: { url, status, headers, html } } });
  const church = await at.given.church({ slug: 'grace-chapel', sites: [site] });
  await at.given.church({ slug: 'other' });
  const browser = await at.as(await at.given.administrator({ church }));
  const ask = (request: object = {}, query = '') =>
    browser.send('POST', `/api/church/installation-check${query}`, { url: `${site}/prayer`, ...request });
  const check = async (request?: object) => (await (await ask(request)).json()).check;
  return { ...at, ask, check };
}

const cases: [name: string, given: Given, finding: string, detail?: string][] = [
  ['the line', { body: `<h1>Prayer</h1>${line}` }, 'found'],
  ['a placeholder with the script in the header', { head: script, body: place }, 'found'],
  [
    'the custom element',
    { body: `<ministry-app church="Grace-Chapel" app="prayer-generator"></ministry-app>${script}` },
    'found',
  ],
  [
    'a plain frame',
    { body: `<iframe src="${ours}/embed/grace-chapel/prayer-generator?form=iframe"></iframe>` },
    'found',
  ],
  [
    'what WordPress makes of a link',
    {
      body: `<blockquote class="wp-embedded-content"><a href="${ours}/a/grace-chapel/prayer-generator">Prayer</a></blockquote><iframe sandbox="allow-scripts" src="${ours}/embed/grace-chapel/prayer-generator?form=link#?secret=abc"></iframe>`,
    },
    'found',
    'link',
  ],
  ['a button to the hosted page', { body: `<a href="${ours}/a/grace-chapel/prayer-generator">Pray</a>` }, 'found'],
  ['two different apps', { body: line + line.replace('prayer-generator', 'debt-coach') }, 'found'],
  ['a page without us', { body: '<h1>Welcome</h1>' }, 'not-found'],
  [
    'a page that is drawn by script',
    { head: '<meta name="generator" content="Wix.com Website Builder">' },
    'not-found',
    'Wix.com',
  ],
  [
    'a website builder that is known by its files alone',
    { head: '<script src="//assets.squarespace.com/universal/scripts-compressed/common.js"></script>' },
    'not-found',
    'Squarespace',
  ],
  ['a placeholder whose script was removed', { body: place }, 'stripped'],
  ['a script whose attributes were removed', { body: script }, 'stripped'],
  ['code shown as text', { body: `<p>${line.replaceAll('<', '&lt;')}</p>` }, 'stripped'],
  ['the line in the head', { head: line }, 'in-head'],
  ['another church', { body: line.replace('grace-chapel', 'other') }, 'wrong-church', 'other'],
  ['an app that there is not', { body: line.replace('prayer-generator', 'prayer') }, 'wrong-app', 'prayer'],
  ['the same app twice', { body: line + line }, 'twice', 'prayer-generator'],
  [
    'a site that is not listed',
    { body: line, url: 'https://blog.grace.example/' },
    'wrong-host',
    'https://blog.grace.example',
  ],
  [
    'WP Rocket',
    { body: line.replace(' src=', ' type="rocketlazyloadscript" data-rocket-src=') },
    'rewritten',
    'WP Rocket',
  ],
  [
    'Rocket Loader',
    { body: line.replace('<script', '<script type="a1b2-text/javascript"') },
    'rewritten',
    'Rocket Loader',
  ],
  [
    'LiteSpeed Cache',
    { body: line.replace('<script', '<script type="litespeed/javascript"').replace(' src=', ' data-src=') },
    'rewritten',
  ],
  [
    'a copy on another host',
    { body: line.replace(ours, 'https://cdn.example') },
    'rewritten',
    'https://cdn.example/embed.js',
  ],
  [
    'a policy for scripts',
    { body: line, headers: { 'content-security-policy': "script-src 'self'" } },
    'blocked-by-csp',
    'script-src',
  ],
  [
    'a policy for frames',
    { body: line, headers: { 'content-security-policy': `script-src ${ours}; frame-src 'none'` } },
    'blocked-by-csp',
    'frame-src',
  ],
  [
    'a policy in the page',
    { head: `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`, body: line },
    'blocked-by-csp',
    'default-src',
  ],
  [
    'strict-dynamic without a nonce',
    { body: line, headers: { 'content-security-policy': `script-src 'strict-dynamic' 'nonce-x' ${ours}` } },
    'blocked-by-csp',
    'script-src',
  ],
  [
    'two policies in one header',
    { body: line, headers: { 'content-security-policy': `script-src *, script-src 'self'` } },
    'blocked-by-csp',
    'script-src',
  ],
  [
    'a policy that allows us',
    {
      body: line,
      headers: { 'content-security-policy': `default-src 'self'; script-src 'self' ${ours}; frame-src ${ours}` },
    },
    'found',
  ],
  [
    'a policy with our nonce',
    {
      body: line.replace('<script', '<script nonce="x"'),
      headers: { 'content-security-policy': "script-src 'nonce-x' 'strict-dynamic'" },
    },
    'found',
  ],
  [
    'a policy that only reports',
    { body: line, headers: { 'content-security-policy-report-only': "default-src 'none'" } },
    'found',
  ],
  ['a page behind a password', { status: 401 }, 'unreachable', '401'],
  ['a page that is gone', { status: 404 }, 'unreachable', '404'],
  ['a server in trouble', { status: 503, body: line }, 'unreachable', '503'],
  ['a name that nobody knows', { fetched: { trouble: 'no-such-host', url: site } }, 'unreachable'],
  ['a private address', { fetched: { trouble: 'private-address', url: site } }, 'unreachable'],
];

test.each(cases)('%s', async (_name, given, finding, detail) => {
  const { check, close } = await checkOf(given);

  const found = await check();

  expect(found).toMatchObject({ finding, says: expect.stringMatching(/\.$|:/) });
  expect(found.fix === null).toBe(finding === 'found');
  if (detail) expect(`${found.says} ${JSON.stringify(found.details)}`).toContain(detail);
  await close();
});

test.each(cases)('en español: %s', async (_name, given) => {
  const { check, close } = await checkOf(given);

  const [english, spanish] = [await check(), await check({ lang: 'es' })];

  expect(spanish.finding).toBe(english.finding);
  expect(spanish.says).not.toBe(english.says);
  expect(`${spanish.says} ${spanish.fix}`).not.toMatch(/undefined|\bthe\b/);
  await close();
});

test('an app that was asked for and is not the one in the page is named', async () => {
  const { check, close } = await checkOf({ body: line });

  expect(await check({ appId: 'debt-coach' })).toMatchObject({ finding: 'wrong-app' });
  expect(await check({ appId: 'Prayer-Generator' })).toMatchObject({ finding: 'found' });
  await close();
});

test('a site that is not listed can be allowed with one press', async () => {
  const { check, close } = await checkOf({ body: line, url: 'https://blog.grace.example/x' });

  expect((await check()).allow).toBe('https://blog.grace.example');
  await close();
});

test('an address without its scheme is taken for https, an empty one is refused with the field', async () => {
  const asked: string[] = [];
  const at = await createTestApp({
    fetchPage: async (url) => {
      asked.push(url);
      return { trouble: 'no-answer', url };
    },
  });
  const browser = await at.as(await at.given.administrator());
  const ask = (url: string) => browser.send('POST', '/api/church/installation-check', { url });

  await ask(' www.grace.example/prayer ');
  expect(asked).toEqual(['https://www.grace.example/prayer']);
  expect(await (await ask('')).json()).toMatchObject({ code: 'invalid_input', field: 'url' });
  await at.close();
});

test('another church is refused, and a church cannot check without end', async () => {
  const { ask, close } = await checkOf({ body: line });

  expect((await ask({}, '?church=other')).status).toBe(404);
  const statuses = await Promise.all(Array.from({ length: 22 }, () => ask()));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2);
  await close();
});
