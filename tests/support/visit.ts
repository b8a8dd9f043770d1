import { mkdirSync } from 'node:fs';
import type { Browser, Frame, FrameLocator, Page } from 'playwright-core';
import { unlessGone } from './frames.ts';
import { watchPage } from './page-watch.ts';
import type { Product } from './product.ts';

/** One visitor, in a browser context of their own, on a page of a church. */
export interface Visit {
  page: Page;
  /** The first app in the page. */
  app: FrameLocator;
  /** What went wrong so far: errors in the console, requests to anybody else. */
  problems: string[];
  leave(): Promise<void>;
}

export interface VisitOptions {
  /** CSS pixels; 1280 by 1000 unless told. */
  width?: number;
  height?: number;
  dark?: boolean;
  /** Runs on the fresh page, before it goes anywhere. */
  before?: (page: Page) => Promise<unknown>;
}

/** Opens a page of the demo church's site (a path) or any page (an address) without waiting for an app. */
export async function openPage(
  browser: Browser,
  product: Product,
  address: string,
  { width = 1280, height = 1000, dark, before }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
  const page = await context.newPage();
  const url = new URL(address, product.church);
  const problems = watchPage(page, [product.origin, product.church, url.origin]);
  await before?.(page);
  await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  return { page, app: page.frameLocator('iframe'), problems, leave: () => context.close() };
}

/** Opens a page and waits until its first app can be used. */
export async function visit(
  browser: Browser,
  product: Product,
  address: string,
  options?: VisitOptions,
): Promise<Visit> {
  const opened = await openPage(browser, product, address, options);
  await opened.app.first().locator('html[data-ready]').waitFor();
  return opened;
}

/** More of a frame than this Chromium does not paint at once, px. */
const TALLEST = 4_000;

/** Keeps a picture of the page, as far as it can be painted, in `test-output/screens` for people to look at. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  mkdirSync('test-output/screens', { recursive: true });
  const before = page.viewportSize();
  // A frame is painted no further than the window shows it, so the window is made as high as the page.
  const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
  if (before) await page.setViewportSize({ width: before.width, height });
  await Promise.all(page.frames().map(painted));
  await page.screenshot({ path: `test-output/screens/${name}.png` });
  if (before) await page.setViewportSize(before);
}

/** Resolves when a document has been drawn in its new size, or has given way to another. */
async function painted(frame: Frame): Promise<void> {
  const drawn = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  await unlessGone(frame, frame.evaluate(drawn));
}
