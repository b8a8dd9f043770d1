import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { axeFindings } from '../support/page-watch.ts';
import { logIn, openPortal } from '../support/portal-visit.ts';
import { type Product, startProduct } from '../support/product.ts';

const OFFICE = 'office@grace-chapel.example';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** A visitor of the church's pages asks for a prayer. */
async function pray(situation: string): Promise<void> {
  const opened = await (await fetch(`${product.origin}/embed/grace-chapel/prayer-generator`)).text();
  const token = /"token":"([^"]+)"/.exec(opened)?.[1];
  const how = { purpose: 'personal', voice: 'I', length: '60', style: 'plain', address: 'God', ending: 'fitting' };
  const res = await fetch(`${product.origin}/embed-api/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ input: { ...how, situation } }),
  });
  expect(res.status).toBe(200);
  await res.text();
}

test('the church sees that help was shown and what wrote, as numbers, until it keeps none', async () => {
  await pray('I want to end my life tonight.');
  await pray('My grandmother turns ninety.');
  const accounts = readFileSync(join(product.dataDir, 'demo-accounts.txt'), 'utf8');
  const password = /office@grace-chapel\.example\s+(\S+)/.exec(accounts)?.[1] ?? '';
  const { page, problems, leave } = await openPortal(browser, product, '/login');
  await logIn(page, OFFICE, password);
  await page.goto(`${product.origin}/church-admin?tab=trust`);

  const help = page.getByRole('region', { name: 'Times we showed crisis help' });
  await help.getByText('1', { exact: true }).first().waitFor();
  await page.getByRole('row', { name: /Built-in writer Prayer Generator None needed/ }).waitFor();
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 680, height: 900 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(await page.getByRole('table').evaluate((table) => getComputedStyle(table).display)).toBe('table');
  expect(await page.getByText(/^From \w+ \d+, \d{4} to \w+ \d+, \d{4}\.$/).isVisible()).toBe(true);
  expect(await page.getByText('How long counts are kept').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await page.getByRole('radio', { name: /Nothing/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete all counts?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Nothing is counted' }).waitFor();
  expect(await help.count()).toBe(0);
  expect(await page.getByRole('radio', { name: /Nothing/ }).isChecked()).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});
