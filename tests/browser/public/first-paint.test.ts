import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newContext } from '../../support/chromium.ts';
import { styleSheetsOf } from '../../support/page-watch.ts';
import { openPortal } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';

/** The page's style sheets: those inlined in its style element and those fetched later. */
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => ({
      path: new URL(link.href).pathname,
      fetched: link.sheet !== null,
    })),
  );

test('a page has its style sheet, dark on a dark system, without any script', async () => {
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

test('client navigation fetches each missing style sheet once, and none on the way back', async () => {
  let asked: string[] = [];
  const { page, problems, leave } = await openPortal('/', {
    before: async (fresh) => {
      asked = styleSheetsOf(fresh);
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

test('the content policy refuses a style element that is not from the build', async () => {
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
