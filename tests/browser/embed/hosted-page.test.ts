import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { keepScreen, openPage, visit } from '../../support/visit.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const hosted = () => `${product.origin}/a/grace-chapel/prayer-generator`;
const sizes = [
  ['a phone by day', 390, false],
  ['a phone by night', 390, true],
  ['a computer by day', 1280, false],
  ['a computer by night', 1280, true],
] as const;

test.each(sizes)('on its own page an app works on %s, and everybody can use the page', async (_name, width, dark) => {
  const { page, app, problems, leave } = await visit(browser, product, hosted(), { width, dark });

  await app.getByLabel('What is happening?').fill('Our son Luis leaves home for college on Saturday.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();

  await keepScreen(page, `hosted-${width}-${dark ? 'dark' : 'light'}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(problems).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

test('the page says what happens to what is written, and cannot be framed', async () => {
  const { page, leave } = await openPage(browser, product, `${hosted()}#privacy`);

  expect(await page.getByRole('heading', { name: 'What happens to what you write' }).isVisible()).toBe(true);
  const answer = await page.request.get(hosted());
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers()['set-cookie']).toBeUndefined();
  await leave();
});

test('an address without an app says so', async () => {
  const { page, leave } = await openPage(browser, product, `${product.origin}/a/grace-chapel/no-such-app`);

  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('There is no app at this address');
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});
