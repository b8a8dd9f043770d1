import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens } from '../../pictures/portal-screens.ts';
import type { Screen } from '../../pictures/screen.ts';
import { launchChromium } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { answerCalls, answersOf, NOW } from '../../support/portal-fixtures.ts';
import { openPortal, unexpected } from '../../support/portal-visit.ts';
import { type Product, startProduct } from '../../support/product.ts';

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;
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

async function show(screen: Screen) {
  const before = async (page: Page) => {
    await page.clock.setFixedTime(NOW);
    if (screen.signedIn) await page.addInitScript(() => localStorage.setItem('sessionId', 'of-a-fixture'));
    await answerCalls(page, screen.answers ?? answersOf.full, screen.changed);
  };
  const visit = await openPortal(browser, product, screen.path, { before });
  await screen.act?.(visit.page);
  await visit.page.getByText(screen.shows).first().waitFor({ state: 'attached' });
  return visit;
}

const cases = Object.entries(screens).map(([name, screen]) => ({ name, screen }));

test.each(cases)('$name: nothing is refused or cut off, and axe finds nothing, by day and by night', async (each) => {
  const { name, screen } = each;
  const { page, problems, leave } = await show(screen);

  for (const { width, colorScheme } of screen.principal ? looks : looks.slice(0, 2)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    await page.screenshot({ path: `${FOLDER}/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`, fullPage });

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  expect(unexpected(problems)).toEqual([]);
  await leave();
});
