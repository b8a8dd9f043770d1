import type { FrameLocator, Page } from 'playwright-core';
import { newContext } from './chromium.ts';
import { watchPage } from './page-watch.ts';
import type { ProductAddress } from './product.ts';
import { product as shared } from './shared-product.ts';

/** One visitor with a browser context of their own, on a page of a church. */
export interface Visit {
  page: Page;
  /** The first app in the page. */
  app: FrameLocator;
  /** Console errors and third-party requests so far. */
  problems: string[];
  leave(): Promise<void>;
}

export interface VisitOptions {
  /** CSS pixels; 1280 by 1000 by default. */
  width?: number;
  height?: number;
  dark?: boolean;
  /** Runs on the new page before it navigates. */
  before?: (page: Page) => Promise<unknown>;
  /** Another product than the shared one. */
  product?: ProductAddress;
}

/** Opens a page of the demo church's site (a path) or any page (an address) without waiting for an app. */
export async function openPage(
  address: string,
  { width = 1280, height = 1000, dark, before, product = shared }: VisitOptions = {},
): Promise<Visit> {
  const context = await newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
  const page = await context.newPage();
  const url = new URL(address, product.church);
  const problems = watchPage(page, [product.origin, product.church, url.origin]);
  await before?.(page);
  await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  return { page, app: page.frameLocator('iframe'), problems, leave: () => context.close() };
}

/** Opens a page and waits until its first app can be used. */
export async function visit(address: string, options?: VisitOptions): Promise<Visit> {
  const opened = await openPage(address, options);
  await opened.app.first().locator('html[data-ready]').waitFor();
  return opened;
}
