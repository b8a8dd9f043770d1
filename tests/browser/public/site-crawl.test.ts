import { beforeAll, expect, test } from 'vitest';
import { styleSheetsOf } from '../../support/page-watch.ts';
import { openPortal, unexpected } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';

/** The HTML of every page of the sitemap, by its path. */
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

test('every page has a unique title and description, one h1 and one main element', () => {
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

test('every internal link and its anchor exists', async () => {
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

test('no page logs an error, loads from a third party, waits for a style sheet or is wider than a small phone', async () => {
  const found: string[] = [];
  let sheets: string[] = [];
  const { page, problems, leave } = await openPortal('/', {
    // As a screen of 1,280 px zoomed to 400 %.
    width: 320,
    before: async (fresh) => {
      sheets = styleSheetsOf(fresh);
    },
  });

  for (const [path, html] of pages) {
    problems.length = 0;
    sheets.length = 0;
    await page.goto(product.origin + path, { waitUntil: 'load' });
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.waitForFunction(() => document.querySelector('#portal')?.childElementCount);
    const [title = ''] = words(html, /<title>([^<]*)<\/title>/g);
    const { blocking, styles, ground, wider } = await page.evaluate(() => ({
      blocking: (
        performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[]
      )
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
      styles: document.querySelectorAll('style').length,
      ground: getComputedStyle(document.body).backgroundColor,
      wider: document.documentElement.scrollWidth - innerWidth,
    }));
    const now = await page.title();
    if (now !== title) found.push(`${path}: the title ${title} became ${now}`);
    if (wider > 0) found.push(`${path}: ${wider} px too wide`);
    if (styles !== 1) found.push(`${path}: ${styles} style elements`);
    if (ground === 'rgba(0, 0, 0, 0)') found.push(`${path}: no background color`);
    found.push(...[...blocking, ...sheets].map((name) => `${path} waits for ${name}`));
    found.push(...problems.map((problem) => `${path}: ${problem}`));
  }

  expect(found).toEqual([]);
  await leave();
}, 300_000);

test.each(besides)('%s, rendered in the browser, has a title, one h1 and no dead link', async (path) => {
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
