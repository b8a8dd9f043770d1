import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '../../support/chromium.ts';
import { picture } from '../../support/picture.ts';
import { unexpected } from '../../support/portal-visit.ts';
import { printedVerses } from '../../support/printed-bible.ts';
import { product } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';
import { openPage, type VisitOptions } from '../../support/visit.ts';

const VERSE_POST = '/blog/a-verse-is-read-never-remembered';

/** Opens a page as someone who has answered the cookie banner. */
const open = (path: string, options: VisitOptions = {}) =>
  openPage(`${product.origin}${path}`, {
    ...options,
    before: async (page) => {
      await page.addInitScript(() => {
        const answer = { version: '1.0', timestamp: Date.now(), choices: { essential: true } };
        localStorage.setItem('lampstand-cookie-consent', JSON.stringify(answer));
      });
      await options.before?.(page);
    },
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('the blog’s front page links to every category and article, and each page works without a script', async () => {
  const { page, problems, leave } = await open('/blog');
  await heading(page, 'For the people behind a church website').waitFor();
  const addresses = await page
    .locator('main a[href^="/blog/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

  expect(addresses.filter((address) => /^\/blog\/[^/.]+$/.test(address))).toHaveLength(8);
  expect(addresses.filter((address) => address.startsWith('/blog/category/'))).toHaveLength(3);
  expect(await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href')).toBe(
    `${product.origin}/blog/rss.xml`,
  );
  for (const address of addresses) {
    const answer = await fetch(`${product.origin}${address}`);
    const html = await answer.text();
    expect(answer.status, address).toBe(200);
    if (address.endsWith('.xml')) continue;
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
  }
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

test('an article shows its verse word for word and links to the next one', async () => {
  const { page, problems, leave } = await open('/blog');
  await page.getByRole('link', { name: 'A verse is read, never remembered' }).click();
  await heading(page, 'A verse is read, never remembered').waitFor();

  const verse = page.locator('figure').first();
  expect(await verse.locator('figcaption').innerText()).toContain('Proverbs 30:5-6, World English Bible');
  expect((await verse.locator('blockquote').innerText()).replaceAll(/[“”‘’]/g, '')).toContain(
    printedVerses('Proverbs 30:5')
      .replaceAll(/[“”‘’]/g, '')
      .trim(),
  );
  expect(await page.title()).toBe('A verse is read, never remembered · Lampstand');
  await page.locator('[rel="next"]').click();
  await heading(page, 'Using AI honestly in a church').waitFor();
  await page.goto(new URL('/blog/when-someone-writes-that-they-want-to-die', page.url()).href);
  expect(await page.locator('main a[href="tel:988"]').count()).toBe(1);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

test('the table of contents scrolls to a section below the sticky header', async () => {
  const { page, leave } = await open(VERSE_POST);

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What we can’t check' })
    .click();

  const part = heading(page, 'What we can’t check');
  await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(400);
  const masthead = await page.getByRole('banner').boundingBox();
  expect((await part.boundingBox())?.y).toBeGreaterThan(masthead?.height ?? 0);
  expect(new URL(page.url()).hash).toBe('#what-we-cant-check');
  await leave();
});

test.each(['/blog/never-written', '/blog/category/never-named'])(
  '%s shows the not-found page with status 404',
  async (path) => {
    const answer = await fetch(`${product.origin}${path}`, { headers: { accept: 'text/html' } });

    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>Page Not Found</);
  },
);

test('the feed is valid XML with every article', async () => {
  const answer = await fetch(`${product.origin}/blog/rss.xml`);
  const text = await answer.text();
  const page = await newPage(); // our own pages forbid to make a document out of a text

  const feed = await page.evaluate((source) => {
    const xml = new DOMParser().parseFromString(source, 'application/xml');
    return {
      broken: xml.querySelector('parsererror')?.textContent,
      links: [...xml.querySelectorAll('item > link')].map((link) => link.textContent ?? ''),
    };
  }, text);

  expect(feed.broken).toBeUndefined();
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  expect(feed.links).toHaveLength(8);
  expect((await fetch(feed.links[0] ?? '')).status).toBe(200);
  await page.close();
});

test('a printed article has no header or buttons, and ends with its source', async () => {
  const { page, leave } = await open(VERSE_POST);
  await heading(page, 'A verse is read, never remembered').waitFor();
  await page.emulateMedia({ media: 'print' });

  for (const hidden of ['header:has(nav)', 'footer', '[aria-label="On this page"]', '[rel="prev"]']) {
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  }
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByText('Lampstand blog, November 21, 2026').isVisible()).toBe(true);
  await picture(page, 'blog-post-print');
  await leave();
});

test.each([
  ['front', '/blog'],
  ['subject', '/blog/category/your-website'],
  ['article', '/blog/one-line-in-wordpress'],
  ['care', '/blog/when-someone-writes-that-they-want-to-die'],
])('%s fits every width, and axe finds nothing', async (name, path) => {
  const { page, problems, leave } = await open(path);
  await page.getByRole('heading', { level: 1 }).waitFor();

  expect(await obstacles(page, { principal: name === 'article' })).toEqual([]);
  await picture(page, `blog-${name}`);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});
