import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { logIn, openPortal, unexpected } from '../../support/portal-visit.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { keepScreen } from '../../support/visit.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const OFFICE = 'office@grace-chapel.example';
const TAB = '/church-admin?tab=voice';

async function signIn(address: string) {
  const accounts = readFileSync(join(product.dataDir, 'demo-accounts.txt'), 'utf8').split('\n');
  const [, password = ''] = accounts.find((line) => line.startsWith(OFFICE))?.split(/\s+/) ?? [];
  const visitor = await openPortal(browser, product, '/login');
  await logIn(visitor.page, OFFICE, password);
  await visitor.page.goto(product.origin + address);
  return visitor;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** No finding, nothing wider than the screen, and a picture of both widths and themes. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await keepScreen(page, `voice-${name}-${width}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('an administrator sets the voice by keyboard, is told what is missing, and loses nothing on the way', async () => {
  const { page, problems, leave } = await signIn(TAB);
  const adding = page.getByLabel('Words to avoid');
  const listed = page.getByRole('list', { name: 'Words your apps avoid' });
  await page.getByText('Saved: your apps speak like this.').waitFor();
  expect(await button(page, 'Save the voice').isDisabled()).toBe(true);

  await page.getByRole('combobox', { name: 'Tradition' }).selectOption('baptist');
  await page.getByRole('radio', { name: /^Simple/ }).check();
  await adding.fill('Journey');
  await adding.press('Enter');
  await adding.fill('season of  life,');
  await adding.press('Enter');
  await button(page, 'Take off journey').click();
  expect(await adding.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await listed.getByRole('listitem').allTextContents()).toEqual(['season of life']);
  await page.getByRole('radio', { name: /^Our teaching first/ }).check();
  await look(page, 'settings');

  await button(page, 'Save the voice').click();
  const teaching = page.getByLabel('What your church teaches');
  await page.getByText('Please write what your church teaches, or choose another way.').first().waitFor();
  expect(await teaching.evaluate((field) => field === document.activeElement)).toBe(true);
  await teaching.fill('We baptize those who believe.');

  await page.getByRole('tab', { name: 'Church Management' }).click();
  await page.getByRole('tab', { name: 'Voice' }).click();
  await page.getByText('Not saved yet: your apps speak as before.').waitFor();
  expect(await teaching.inputValue()).toBe('We baptize those who believe.');
  const asked = page.waitForEvent('dialog');
  // Playwright's own reload would wait for a page that never comes.
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  await (await asked).dismiss();

  await button(page, 'Save the voice').click();
  await page.getByText('Saved: your apps speak like this.').waitFor();
  await page.reload();
  await page.getByText('Saved: your apps speak like this.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Tradition' }).inputValue()).toBe('baptist');
  expect(await listed.getByRole('listitem').allTextContents()).toEqual(['season of life']);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

test('the sheet for the congregation is printed on one page, in English and in Spanish', async () => {
  const { page, problems, leave } = await signIn(`${TAB}&part=statement`);
  const sheet = page.getByRole('article');
  await sheet.getByText('World English Bible').waitFor();
  await look(page, 'statement');
  expect(await pages(page)).toBe(1);

  await page.getByRole('radio', { name: 'Español' }).check();
  await sheet.getByRole('heading', { name: 'Cómo usamos la IA' }).waitFor();

  expect(await sheet.getAttribute('lang')).toBe('es');
  expect(await pages(page)).toBe(1);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as text').click()]);
  expect(file.suggestedFilename()).toBe('como-usamos-la-ia.txt');
  expect(readFileSync(await file.path(), 'utf8')).toContain('La Biblia\nLos versículos se toman');
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

/** How many sheets of Letter paper a print takes. */
async function pages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
