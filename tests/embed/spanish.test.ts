import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('a Spanish frame says what is wrong in Spanish and loads no English words', async () => {
  const page = await browser.newPage();
  const words: string[] = [];
  page.on('request', (request) => /words-../.test(request.url()) && words.push(request.url()));
  await page.goto(`${product.origin}/embed/grace-chapel/debt-coach?lang=es-MX`);
  await page.locator('html[data-ready]').waitFor();

  await page.locator('form button[type=submit]').click();
  await page.getByText('Por favor, responda aquí.').first().waitFor();

  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.locator('.quiet-help').innerText()).toContain('oprima 2 para español');
  expect(words.every((address) => address.includes('words-es-'))).toBe(true);
  expect(words.length).toBeGreaterThan(0);
  await page.close();
});

test('the language of the page around it decides, in a popup as well', async () => {
  const page = await browser.newPage();
  await page.goto(product.church);
  await page.evaluate((src) => {
    document.documentElement.lang = 'es';
    const script = Object.assign(document.createElement('script'), { src });
    const data = { church: 'grace-chapel', app: 'prayer-generator', mode: 'popup', label: 'Pedir una oración' };
    Object.assign(script.dataset, data);
    document.body.replaceChildren(script);
  }, `${product.origin}/embed.js`);

  await page.getByRole('button', { name: 'Pedir una oración' }).click();
  const app = page.frameLocator('dialog iframe');
  await app.locator('html[data-ready]').waitFor();

  expect(await app.locator('html').getAttribute('lang')).toBe('es');
  expect(await app.getByRole('link', { name: 'Abrir en su propia página' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  expect(await page.locator('dialog').isVisible()).toBe(false);
  await page.close();
});
