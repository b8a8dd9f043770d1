import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { logIn, openPortal, unexpected } from '../../support/portal-visit.ts';
import { type Product, startProduct } from '../../support/product.ts';

const MEMBER = 'member@grace-chapel.example';
const OFFICE = 'office@grace-chapel.example';
const FOLDER = 'test-output/portal';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

function passwordOf(email: string): string {
  const accounts = readFileSync(join(product.dataDir, 'demo-accounts.txt'), 'utf8');
  return accounts.match(new RegExp(`^${email}\\s+(\\S+)`, 'm'))?.[1] ?? '';
}

async function signedIn(email: string) {
  const visit = await openPortal(browser, product, '/login');
  await logIn(visit.page, email, passwordOf(email));
  await visit.page.goto(`${product.origin}/privacy-dashboard`);
  await visit.page.getByRole('button', { name: 'Download all of it' }).waitFor();
  return visit;
}

test('somebody without an account sees what the browser holds, deletes it, and is asked again', async () => {
  const { page, problems, leave } = await openPortal(browser, product, '/login', { unasked: true });
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await page.evaluate(() => {
    sessionStorage.setItem('of-an-extension', '1');
    document.cookie = 'of-something-else=1; path=/';
  });
  await page.goto(`${product.origin}/privacy-dashboard`);
  const held = page.getByRole('region', { name: 'In this browser' }).getByRole('listitem');

  await page.getByText('Nobody is logged in here').waitFor();
  await held.first().waitFor();
  expect(await held.count()).toBe(3);
  await page.getByRole('button', { name: 'Delete: of-something-else' }).click();
  expect(await held.count()).toBe(2);
  await page.getByRole('button', { name: 'Delete all of it…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all of it' }).click();

  await page.getByText('Nothing that this page can see.').waitFor();
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

test('a person reads what the server stores, and takes it along as a file with the date', async () => {
  const { page, problems, leave } = await signedIn(OFFICE);
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${FOLDER}/privacy-dashboard-${width}-${colorScheme}.png`, fullPage: true });
    expect(await axeFindings(page)).toEqual([]);
  }

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all of it' }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(/^lampstand-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ account: { email: OFFICE }, church: { name: 'Grace Chapel' } });
  expect(JSON.stringify(file)).not.toContain(MEMBER);
  expect(problems).toEqual([]);
  await leave();
});

test('deleting the login ends the session on the server too', async () => {
  const { page, leave } = await signedIn(OFFICE);
  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'));

  await page.getByRole('button', { name: 'Log out: sessionId' }).click();
  await page.getByText('Nobody is logged in here').waitFor();

  const answer = await fetch(`${product.origin}/api/user/export`, {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(answer.status).toBe(401);
  await leave();
});

test('a member deletes the account after a question; the last administrator is told why not', async () => {
  const office = await signedIn(OFFICE);
  await office.page.getByRole('button', { name: 'Delete my account…' }).click();
  await office.page.getByRole('button', { name: 'Cancel my account' }).click();
  await office.page.getByText('Failed to cancel account').first().waitFor();
  await office.leave();

  const { page, leave } = await signedIn(MEMBER);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByRole('button', { name: 'Cancel my account' }).click();

  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
  await leave();
});
