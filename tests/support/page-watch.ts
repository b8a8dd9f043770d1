import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { unlessGone } from './frames.ts';

/** What went wrong on a page so far: console errors, uncaught errors, refused requests, requests to anybody else. */
export function watchPage(page: Page, ownOrigins: readonly string[]): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !ownOrigins.includes(url.origin)) found.push(`third party: ${request.url()}`);
  });
  return found;
}

/** axe's findings on the page and in its frames, one line each: rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await paintBehindFrames(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

// Our frames are see-through, which axe takes for white: they are painted with what lies behind them.
async function paintBehindFrames(page: Page): Promise<void> {
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const frame of page.frames().slice(1)) {
    const paint = (color: string) => {
      const root = document.documentElement;
      if (getComputedStyle(root).backgroundColor === 'rgba(0, 0, 0, 0)') root.style.backgroundColor = color;
    };
    await unlessGone(frame, frame.evaluate(paint, ground));
  }
}
