import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, chromiumPath } from '../../support/chromium.ts';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { keepScreen, visit } from '../../support/visit.ts';

/** A site that Grace Chapel has not listed; the browser looks for it on this machine. */
const stranger = 'www.somewhere-else.example';
let product: Product;
let browser: Browser;
let site: ChurchSite;
beforeAll(async () => {
  const args = [...chromiumArguments(), `--host-resolver-rules=MAP ${stranger} 127.0.0.1`];
  [product, browser] = await Promise.all([startProduct(), chromium.launch({ executablePath: chromiumPath(), args })]);
  site = await startChurchSite({
    '/listed': `<main><h1>Prayer</h1>${line(product, 'grace-chapel', 'prayer-generator')}</main>`,
    '/no-such-church': `<main><h1>Prayer</h1>${line(product, 'no-such-church', 'prayer-generator')}</main>`,
    '/no-such-app': `<main><h1>Prayer</h1>${line(product, 'grace-chapel', 'no-such-app')}</main>`,
    '/not-built': `<main><h1>Prayer</h1>${line(product, 'grace-chapel', 'easy-fundraising')}</main>`,
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await product?.close();
});

test('a website that the church has not listed gets an explanation with its own address, and no form', async () => {
  const { page, app, leave } = await visit(browser, product, `http://${stranger}:${site.port}/listed`);

  expect(await app.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Prayer Generator is not set up for this website',
  );
  expect(await app.locator('body').innerText()).toContain(`add http://${stranger}:${site.port} to the websites`);
  expect(await app.locator('form, input, textarea, button').count()).toBe(0);
  expect(await app.getByRole('link', { name: 'Open on its own page' }).getAttribute('href')).toBe(
    `${product.origin}/a/grace-chapel/prayer-generator`,
  );
  await keepScreen(page, 'notice-wrong-site-1280-light');
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

test('the same page on a listed website has the app', async () => {
  const { app, problems, leave } = await visit(browser, product, `${site.origin}/listed`);

  expect(await app.getByRole('button', { name: 'Write the prayer' }).isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});

test.each([
  ['an unknown church', '/no-such-church', 'There is no app at this address'],
  ['an unknown app', '/no-such-app', 'There is no app at this address'],
  ['an app that is not built yet', '/not-built', 'Revenue Studio is not ready yet'],
])('%s is said plainly, with whom to call in need', async (_what, path, heading) => {
  const { page, app, leave } = await visit(browser, product, site.origin + path);

  expect(await app.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  expect(await app.locator('form, input, textarea, button').count()).toBe(0);
  expect(await app.locator('a[href="tel:988"]').count()).toBe(1);
  await keepScreen(page, `notice${path.replace('/', '-')}-1280-light`);
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});
