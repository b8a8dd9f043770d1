import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answersOf } from '../../../portal/src/testing/answers.testing.ts';
import { newContext } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { answerCalls } from '../../support/portal-answers.ts';
import { openPortal } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';

const masthead = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    facts: document.querySelectorAll('script[type="application/ld+json"]').length,
  }));

test('hydration changes nothing in the server’s HTML', async () => {
  const sent = await (await fetch(`${product.origin}/pricing`, { headers: { accept: 'text/html' } })).text();
  const before = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver((changes) => {
        const mine = changes.filter(({ target }) => target instanceof Element && target.closest('main'));
        document.documentElement.dataset.redrawn = String(
          Number(document.documentElement.dataset.redrawn ?? 0) + mine.length,
        );
      }).observe(document, { childList: true, subtree: true, characterData: true });
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.redrawn = '0';
      });
    });

  const { page, problems, leave } = await openPortal('/pricing', { before });
  await page.waitForLoadState('networkidle');

  expect(await page.locator('html').getAttribute('data-redrawn')).toBe('0');
  expect(sent).toContain(await page.getByRole('heading', { level: 1 }).innerHTML());
  expect(problems).toEqual([]);
  await leave();
});

test('menu and links work with scripts off', async () => {
  const context = await newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${product.origin}/about`);

  await page.getByText('Menu', { exact: true }).click();
  await masthead(page).getByRole('link', { name: 'Help Center' }).click();

  expect(await page.title()).toBe('Help Center · Lampstand');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await context.close();
});

test('the phone menu opens, closes and returns the focus', async () => {
  const { page, problems, leave } = await openPortal('/pricing', { width: 390 });
  await page.waitForLoadState('networkidle');
  const menu = page.locator('summary');
  const apps = masthead(page).getByRole('link', { name: 'Apps' });

  await menu.focus();
  await page.keyboard.press('Enter');
  await apps.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Home');
  await page.keyboard.press('Escape');
  expect(await apps.isVisible()).toBe(false);
  expect(await focused(page)).toBe('Menu');

  await page.keyboard.press('Enter');
  await page.mouse.click(195, 800);
  expect(await apps.isVisible()).toBe(false);

  await menu.click();
  await apps.click();
  await page.waitForURL('**/apps');
  expect(await apps.isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await leave();
});

test('the navigation marks the current page, and preloads a page’s code on hover', async () => {
  const { page, leave } = await openPortal('/pricing');
  await page.waitForLoadState('networkidle');
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  const before = await scripts();

  expect(await masthead(page).locator('[aria-current]').allTextContents()).toContain('Pricing');
  await masthead(page).getByRole('link', { name: 'Blog' }).hover();
  await page.waitForFunction(
    (count) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length > count,
    before,
  );

  await leave();
});

test('title, description, canonical link and robots follow client navigation', async () => {
  const { page, problems, leave } = await openPortal('/');
  const first = await head(page);

  await masthead(page).getByRole('link', { name: 'Apps' }).click();
  await page.waitForFunction(() =>
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith('/apps'),
  );
  const second = await head(page);
  await masthead(page).getByRole('link', { name: 'Login' }).click();
  await page.waitForFunction(() => document.title.startsWith('Login'));
  const third = await head(page);

  expect(first).toMatchObject({ canonical: `${product.origin}/`, robots: undefined });
  expect(first.facts).toBeGreaterThan(1);
  expect(second).toMatchObject({ title: 'Apps · Lampstand', canonical: `${product.origin}/apps`, facts: 0 });
  expect(second.description).not.toBe(first.description);
  expect(third).toMatchObject({ robots: 'noindex', canonical: undefined });
  expect(problems).toEqual([]);
  await leave();
});

test('a link to a section of another page scrolls to it, and Back restores the scroll position', async () => {
  const { page, leave } = await openPortal('/about');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 300));

  await masthead(page).getByRole('link', { name: 'Pricing' }).click();
  const place = page.locator('#seat-based-model');
  await place.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'seat-based-model');
  const top = (await place.boundingBox())?.y ?? -1;
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;

  expect(top).toBeGreaterThanOrEqual(bar);
  expect(top).toBeLessThan(bar + 60);
  await page.goBack();
  await page.waitForURL('**/about');
  await page.waitForFunction(() => scrollY > 200);
  await leave();
});

test('a signed-in person sees the dashboard link instead of sign-up', async () => {
  const before = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('sessionId', 'of-a-fixture'));
    await answerCalls(page, answersOf.full);
  };
  const { page, problems, leave } = await openPortal('/about', { before });

  await masthead(page).getByRole('link', { name: 'Dashboard' }).waitFor();

  expect(await masthead(page).getByRole('link', { name: 'Sign Up' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test('the footer opens the support dialog, and has more links on the sign-up page', async () => {
  const { page, leave } = await openPortal('/about');
  const foot = page.getByRole('contentinfo');
  const opener = foot.getByRole('button', { name: 'Contact support' });

  await opener.click();
  await page.getByRole('dialog', { name: 'Contact Support' }).getByText('support@lampstand.example').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Contact support');
  expect(await foot.getByRole('link', { name: 'Ministry Tools' }).count()).toBe(0);

  await page.goto(`${product.origin}/signup`);
  await foot.getByRole('link', { name: 'Community Outreach' }).click();
  await page.waitForURL('**/community-outreach');
  await leave();
});
