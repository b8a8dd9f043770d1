import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newContext } from '../../support/chromium.ts';
import { picture } from '../../support/picture.ts';
import { openPortal } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';

const paths = ['/help', '/privacy-policy', '/terms', '/docs', '/docs/care', '/docs/005-mail-from-an-outbox'];

const inWindow = (page: Page, id: string) =>
  page.waitForFunction((wanted) => {
    const { top = -1 } = document.getElementById(wanted)?.getBoundingClientRect() ?? {};
    return top >= 60 && top < innerHeight / 2;
  }, id);

test('the search of the help center works by keyboard, and announces the count', async () => {
  const { page, problems, leave } = await openPortal('/help');
  const field = page.getByRole('searchbox', { name: 'Search the answers' });

  await field.focus();
  await page.keyboard.type('squarespace');
  await page.getByText(/answers?$/).waitFor();
  expect(await page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  const chosen = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Enter');
  await inWindow(page, 'how-do-we-add-an-app-in-squarespace');
  await field.focus();
  await page.keyboard.press('Escape');

  expect(chosen).toBe('How do we add an app in Squarespace?');
  expect(await field.inputValue()).toBe('');
  await page.getByRole('navigation', { name: 'Contents' }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('a search without results suggests what to try, and opens the support dialog', async () => {
  const { page, leave } = await openPortal('/help');

  await page.getByRole('searchbox').fill('xylophone');
  await page.getByText('Nothing matches “xylophone”. Try one word').waitFor();
  await page.getByRole('search').getByRole('button', { name: 'contact support' }).click();

  await page.getByRole('dialog', { name: 'Contact Support' }).waitFor();
  await leave();
});

test('without scripts the help center shows its contents, and no search field', async () => {
  const context = await newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();

  await page.goto(`${product.origin}/help`);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Logging in' }).click();
  expect(new URL(page.url()).hash).toBe('#logging-in');
  await page.getByText('I forgot my password.').click();

  expect(await page.getByText('The link expires in 30 minutes.').isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await context.close();
});

test.each([
  ['Getting started', 'getting-started'],
  ['Technical support', 'technical-support'],
])('the login page’s link “%s” opens its section of the help center', async (name, id) => {
  const { page, leave } = await openPortal('/login');

  await page.getByRole('navigation', { name: 'Help with logging in' }).getByRole('link', { name }).click();

  await inWindow(page, id);
  expect(new URL(page.url()).pathname).toBe('/help');
  await leave();
});

test('the table of contents marks the current section', async () => {
  const { page, leave } = await openPortal('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });

  await contents.getByRole('link', { name: 'Backups' }).click();
  await inWindow(page, 'backups');

  await contents.locator('[aria-current="location"]', { hasText: 'Backups' }).waitFor();
  await leave();
});

test('the guides link to each other, to the decisions and to the API page', async () => {
  const { page, problems, leave } = await openPortal('/docs');
  const main = page.getByRole('main');

  await main.getByRole('link', { name: 'Running a server' }).click();
  await main.getByRole('link', { name: 'decision 005' }).click();
  await main.getByRole('heading', { level: 1, name: 'Mail goes through an outbox, at least once' }).waitFor();
  await main.getByRole('link', { name: 'Decisions' }).click();
  await inWindow(page, 'decisions');
  expect(new URL(page.url()).pathname).toBe('/docs');
  expect(problems).toEqual([]);
  await page.goto(`${product.origin}/help#how-do-i-reach-a-person`);
  await main.getByRole('link', { name: 'API page' }).click();

  await page.getByRole('heading', { level: 1, name: 'The API' }).waitFor();
  await leave();
});

test('an unknown guide shows the not-found page with status 404', async () => {
  const answer = await fetch(`${product.origin}/docs/no-such-guide`, { headers: { accept: 'text/html' } });

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found');
});

test('a printed legal page has no header, footer or contents, and ends with its name and date', async () => {
  const { page, leave } = await openPortal('/terms');

  await page.emulateMedia({ media: 'print' });
  await page.pdf({ format: 'Letter' });

  expect(await page.getByText('Lampstand. Terms of Service, in effect from November 21, 2026.').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'What an app writes' }).isVisible()).toBe(true);
  for (const hidden of ['banner', 'contentinfo', 'complementary'] as const) {
    expect(await page.getByRole(hidden).count(), hidden).toBe(0);
  }
  await leave();
});

test.each(paths)('%s fits every width, and axe finds nothing', async (path) => {
  const { page, problems, leave } = await openPortal(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);

  expect(await obstacles(page, { principal: path === '/help' })).toEqual([]);
  await picture(page, path.slice(1).replaceAll('/', '-'));
  expect(problems).toEqual([]);
  await leave();
});
