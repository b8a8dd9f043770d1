import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { openPortal, type PortalOptions, tooWide } from '../../support/portal-visit.ts';

const DAY = 24 * 60 * 60 * 1_000;
const KEY = 'lampstand-cookie-consent';
const none = { essential: true, functional: false, analytics: false, marketing: false };
const all = { essential: true, functional: true, analytics: true, marketing: true };

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

/** A page with the cookie banner, for a visitor who has not answered yet. */
async function asked(path = '/cookie-policy', options: PortalOptions = {}) {
  const visit = await openPortal(path, { unasked: true, ...options });
  await banner(visit.page).waitFor({ timeout: 10_000 });
  return visit;
}

/** Reloads the page and waits long enough for a banner. */
async function bannerComesAgain(page: Page): Promise<boolean> {
  await page.reload();
  return banner(page)
    .waitFor({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
}

async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('cookie-consent-changed', (event) => heard.push((event as CustomEvent).detail));
  });
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

test.concurrent.each([
  ['Accept All', all],
  ['Essential Only', none],
])('%s is stored, sent as an event, and not asked again', async (answer, choices) => {
  const { page, problems, leave } = await asked();
  await listen(page);

  await press(page, answer);
  await banner(page).waitFor({ state: 'detached' });

  expect(await stored(page)).toMatchObject({ choices, version: '1.0' });
  expect(await heard(page)).toEqual([choices]);
  expect(await bannerComesAgain(page)).toBe(false);
  expect(problems).toEqual([]);
  await leave();
});

test.concurrent('Customize shows a toggle for each category; Save Preferences stores them, and the dialog shows them again', async () => {
  const { page, problems, leave } = await asked();
  await page.evaluate(() => {
    document.cookie = '_ga=1; path=/';
    document.cookie = 'theme_preference=1; path=/';
  });
  await press(page, 'Customize');
  await page.getByRole('switch', { name: 'Functional' }).check();

  await press(page, 'Save Preferences');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  expect(await banner(page).count()).toBe(0);
  expect(await stored(page)).toMatchObject({ choices: { ...none, functional: true } });
  expect(await page.evaluate(() => document.cookie)).toBe('theme_preference=1');
  await press(page, 'Cookie preferences');
  expect(await page.getByRole('switch', { name: 'Functional' }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(false);
  await page.getByRole('switch', { name: 'Essential' }).click({ force: true });
  expect(await page.getByRole('switch', { name: 'Essential' }).isChecked()).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});

test.concurrent('the X hides the banner: nothing is stored, and the next page load asks again', async () => {
  const { page, leave } = await asked();

  await press(page, 'Ask me later');
  await banner(page).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();

  expect(await stored(page)).toBeNull();
  expect(await banner(page).count()).toBe(0);
  expect(await bannerComesAgain(page)).toBe(true);
  await leave();
});

test.concurrent('a choice expires after 365 days or with a new version, and its cookies are deleted', async () => {
  const { page, leave } = await asked();
  await press(page, 'Accept All');
  const { timestamp, ...record } = await stored(page);
  const comesAgainWith = async (changed: object) => {
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key ?? '', value ?? '');
        document.cookie = '_ga=1; path=/';
      },
      [KEY, JSON.stringify({ ...record, timestamp, ...changed })],
    );
    return bannerComesAgain(page);
  };

  expect(await comesAgainWith({ version: '0.9' })).toBe(true);
  expect([await stored(page), await page.evaluate(() => document.cookie)]).toEqual([null, '']);
  await page.clock.setFixedTime(timestamp + 365 * DAY - 60_000);
  expect(await comesAgainWith({})).toBe(false);
  expect(await page.evaluate(() => document.cookie)).toBe('_ga=1');
  await page.clock.setFixedTime(timestamp + 365 * DAY);
  expect(await comesAgainWith({})).toBe(true);
  expect([await stored(page), await page.evaluate(() => document.cookie)]).toEqual([null, '']);
  await leave();
});

test.concurrent('with storage blocked the banner still works without an error', async () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: blocked });
      Object.defineProperty(document, 'cookie', { get: blocked, set: blocked });
    });
  const { page, problems, leave } = await asked('/privacy-dashboard', { before });

  expect(await page.evaluate(() => document.documentElement.dataset.analyticsConsent)).toBe('denied');
  await page.getByText('Your browser blocks storage').waitFor();
  await press(page, 'Essential Only');
  await banner(page).waitFor({ state: 'detached' });

  expect(problems).toEqual([]);
  await leave();
});

test.concurrent('by keyboard: skip to the banner, customize, choose, and return to the page', async () => {
  const { page, leave } = await asked();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 12 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };

  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to main content');
  await tabTo('Skip to the question about cookies');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Cookies');
  await tabTo('Customize');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getByRole('switch', { name: 'Functional' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused()).toBe('Customize');
  expect(await stored(page)).toBeNull();
  await tabTo('Essential Only');
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'detached' });

  expect(await stored(page)).toMatchObject({ choices: none });
  // The skip link is gone with the banner.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await leave();
});

test.concurrent('the banner is one line, and no control of a first screen is under it', async () => {
  const { page, leave } = await asked('/', { width: 390 });
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(60);
  const covered: string[] = [];
  for (const path of ['/', '/login', '/signup', '/apps', '/apps/debt-coach', '/contact']) {
    await page.goto(new URL(path, page.url()).href);
    await banner(page).waitFor();
    covered.push(...(await page.evaluate(controlsBehindBanner)).map((name) => `${path}: ${name}`));
  }

  expect(covered).toEqual([]);
  await leave();
});

/** Runs in the page: buttons, links that look like one, and fields that the banner covers. */
function controlsBehindBanner(): string[] {
  const banner = document.querySelector('[aria-labelledby="cookie-question"]');
  const over = banner?.getBoundingClientRect();
  if (!banner || !over) return ['no banner'];
  return [...document.querySelectorAll('button, input, select, textarea, main a[class*="button"]')]
    .filter((control) => !banner.contains(control))
    .filter((control) => {
      const { top, bottom, width } = control.getBoundingClientRect();
      return width > 1 && bottom > over.top + 1 && top < Math.min(over.bottom, innerHeight) - 1;
    })
    .map(({ textContent, nodeName }) => `${nodeName} ${textContent}`);
}

test.concurrent.each([390, 1280])('at %i px the banner covers no element that the keyboard reaches', async (width) => {
  const { page, leave } = await asked('/cookie-policy', { width });
  const hidden: string[] = [];

  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const [element, banner] = [document.activeElement, document.querySelector('[aria-labelledby="cookie-question"]')];
      if (!element || !banner || element === document.body || banner.contains(element)) return '';
      const [here, there] = [element.getBoundingClientRect(), banner.getBoundingClientRect()];
      return here.bottom > there.top + 1 ? `${element.textContent}: ${here.bottom} under ${there.top}` : '';
    });
    if (name) hidden.push(name);
  }

  expect(hidden).toEqual([]);
  await leave();
});

test.concurrent('banner and dialog fit a phone, and axe finds nothing', async () => {
  const { page, problems, leave } = await asked('/', { width: 390 });

  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await picture(page, 'cookie-banner');
  await press(page, 'Customize');
  await page.getByRole('dialog').waitFor();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await picture(page, 'cookie-dialog');
  expect(problems).toEqual([]);
  await leave();
});

test.concurrent('portal pages show the banner too, after a page’s own dialog is closed', async () => {
  const { page, leave } = await openPortal('/login', { unasked: true });

  await page.getByRole('button', { name: 'Contact support' }).click();
  await page.getByRole('dialog', { name: 'Contact Support' }).waitFor();
  await page.waitForTimeout(2_200);
  expect(await banner(page).count()).toBe(0);
  await page.keyboard.press('Escape');

  await banner(page).waitFor();
  await leave();
});
