import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newContext, newPage } from '../../support/chromium.ts';
import { auditedPages } from '../../support/lighthouse.ts';
import { openPortal, unexpected } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';

const pages = [...auditedPages, '/apps', '/blog', '/docs/embedding', '/help', '/terms', '/no/such/page'];

/** Every style sheet that is asked for from now on. */
function sheetsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css') && !pathname.startsWith('/assets/frame/')) asked.push(pathname);
  });
  return asked;
}

/** Names of the page's own sheets that are in force: those in its style element and those that came later. */
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => ({
      path: new URL(link.href).pathname,
      fetched: link.sheet !== null,
    })),
  );

test.each(pages)('%s is painted without waiting for any other request, in its own colors', async (path) => {
  let asked: string[] = [];
  const { page, problems, leave } = await openPortal(path, {
    before: async (fresh) => {
      asked = sheetsOf(fresh);
    },
  });
  await page.waitForLoadState('networkidle');

  const { blocking, elements, ground } = await page.evaluate(() => ({
    blocking: (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[]
    )
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
    elements: document.querySelectorAll('style').length,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(blocking).toEqual([]);
  expect(asked).toEqual([]);
  expect(elements).toBe(1);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

test('the sheet of a page is in force before any script: dark where the system is dark, on a screen that runs none', async () => {
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    await page.goto(`${product.origin}/pricing`);
    grounds.push(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
    await context.close();
  }

  expect(new Set(grounds).size).toBe(2);
});

test('going on to another page fetches the sheets that are not here yet, each once, and none on the way back', async () => {
  let asked: string[] = [];
  const { page, problems, leave } = await openPortal('/', {
    before: async (fresh) => {
      asked = sheetsOf(fresh);
    },
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  const atFirst = (await named(page)).map(({ path }) => path);
  expect(atFirst.length).toBeGreaterThan(1);

  await main.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForFunction(() => document.title.startsWith('Pricing'));
  await page.waitForLoadState('networkidle');
  const arrived = asked.length;
  await page.goBack();
  await page.waitForFunction(() => !document.title.startsWith('Pricing'));
  await page.waitForLoadState('networkidle');

  expect(arrived).toBeGreaterThan(0);
  expect(asked).toHaveLength(arrived);
  expect(new Set(asked).size).toBe(arrived);
  expect(asked.filter((path) => atFirst.includes(path))).toEqual([]);
  const now = await named(page);
  expect(now.filter(({ fetched }) => fetched).map(({ path }) => path)).toEqual(asked);
  expect(now.filter(({ fetched }) => !fetched).map(({ path }) => path)).toEqual(atFirst);
  expect(problems).toEqual([]);
  await leave();
});

test('a style that the build did not write is refused', async () => {
  const { page, problems, leave } = await openPortal('/pricing');

  const ground = await page.evaluate(() => {
    const style = document.createElement('style');
    style.append('body{background:rgb(1,2,3)}');
    document.head.append(style);
    return getComputedStyle(document.body).backgroundColor;
  });

  expect(ground).not.toBe('rgb(1, 2, 3)');
  expect(problems.filter((problem) => problem.includes('Content Security Policy'))).toHaveLength(1);
  await leave();
});
