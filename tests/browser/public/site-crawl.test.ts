import { beforeAll, expect, test } from 'vitest';
import { openPortal, unexpected } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';

/** Every page of the sitemap as it is sent, by its path. */
const pages = new Map<string, string>();
beforeAll(async () => {
  const sitemap = await (await fetch(`${product.origin}/sitemap.xml`)).text();
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const answer = await ask(url);
    expect(answer.status, url).toBe(200);
    pages.set(new URL(url).pathname, await answer.text());
  }
}, 180_000);

/** Pages that are not in the sitemap and need no login, and one that does not exist. */
const besides = [
  '/login',
  '/signup',
  '/forgot-password',
  '/privacy-dashboard',
  '/app/prayer-generator',
  '/no-such-page',
];

const ask = (url: string) => fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
const words = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));

test('every page has a title and a description of its own, one heading and one main part', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  for (const [path, html] of pages) {
    const [title = ''] = words(html, /<title>([^<]*)<\/title>/g);
    const [description = ''] = words(html, /<meta name="description" content="([^"]*)"/g);
    expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
    expect(descriptions.get(description), `${path}: ${description}`).toBeUndefined();
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html.match(/<main[\s>]/g), path).toHaveLength(1);
    titles.set(title, path);
    descriptions.set(description, path);
  }
  expect(pages.size).toBeGreaterThan(50);
});

test('no link of ours is dead, and each place that one names is there', async () => {
  const bodies = new Map(pages);
  const dead: string[] = [];

  for (const [path, html] of pages) {
    for (const href of words(html, /<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(href, product.origin + path);
      // The question about cookies, and the link that skips to it, come with the script.
      if (url.origin !== product.origin || url.hash === '#cookie-question') continue;
      if (!bodies.has(url.pathname)) {
        const answer = await ask(url.origin + url.pathname);
        bodies.set(url.pathname, answer.status === 200 ? await answer.text() : '');
      }
      const there = bodies.get(url.pathname) ?? '';
      const place = decodeURIComponent(url.hash.slice(1));
      if (!there || (place && !there.includes(`id="${place}"`))) dead.push(`${path} → ${href}`);
    }
  }

  expect([...new Set(dead)]).toEqual([]);
});

test('no page says a word to the console, asks anybody else for anything, or is wider than a phone', async () => {
  const said: string[] = [];

  for (const [path, html] of pages) {
    const { page, problems, leave } = await openPortal(path, { width: 390 });
    await page.waitForLoadState('load');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const [title = ''] = words(html, /<title>([^<]*)<\/title>/g);
    await page.waitForFunction(() => document.querySelector('#portal')?.childElementCount);
    if ((await page.title()) !== title) said.push(`${path}: ${title} became ${await page.title()}`);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) said.push(`${path}: ${tooWide} px too wide`);
    said.push(...problems.map((problem) => `${path}: ${problem}`));
    await leave();
  }

  expect(said).toEqual([]);
}, 180_000);

test.each(besides)('%s, which the browser draws, has a title, one heading and no dead link', async (path) => {
  const { page, problems, leave } = await openPortal(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.title.endsWith(' · Lampstand'));
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const dead: string[] = [];

  for (const href of new Set(links)) {
    const url = new URL(href);
    if (url.origin === product.origin && (await ask(url.origin + url.pathname)).status !== 200 && url.pathname !== path)
      dead.push(href);
  }

  expect(dead).toEqual([]);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(path === '/no-such-page' ? unexpected(problems) : problems).toEqual([]);
  await leave();
});
