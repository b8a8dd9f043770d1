import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { unlessGone } from './frames.ts';

/** Collects a page's console errors, uncaught errors and third-party requests. */
export function watchPage(page: Page, ownOrigins: readonly string[]): string[] {
  const found: string[] = [];
  // A screenshot adds a style that our policy refuses.
  if (process.env.PICTURES === '1') return found;
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

/** Paths of the portal's style sheets that a page asks for from now on. */
export function styleSheetsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css') && !pathname.startsWith('/assets/frame/')) asked.push(pathname);
  });
  return asked;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Describing what passed takes a third of axe's time; style sheets matter only to rules that are not asked for.
const onlyViolations = { resultTypes: ['violations' as const], preload: false };

/** axe's findings on the page and in its frames, one line each: rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await paintBehindFrames(page);
  // Without frames axe can stay in the page, and needs no second one to sum up in.
  const axe = new AxeBuilder({ page: asAxeUsesIt(page) }).setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.options(onlyViolations).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * A page for axe. With frames, axe would open a new page to sum up the results, which takes twice as long as the rest; this one
 * gives it the page itself.
 */
function asAxeUsesIt(page: Page): Page {
  const evaluate = page.evaluate.bind(page);
  // axe appends to this variable, and leaves it behind.
  const close = () => evaluate(() => Reflect.deleteProperty(window, 'partialResults'));
  const used = {
    ...{ evaluate, frames: () => page.frames(), mainFrame: () => page.mainFrame() },
    context: () => ({ newPage: async () => ({ evaluate, close }) }),
  };
  // AxeBuilder calls nothing else of a page.
  return used as unknown as Page;
}

// Our frames are transparent, which axe takes for white: they get the color behind them.
async function paintBehindFrames(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    const element = await unlessGone(frame, frame.frameElement());
    const ground = (await element?.evaluate(groundBehind)) ?? '';
    const paint = (color: string) => {
      const root = document.documentElement;
      const seeThrough = getComputedStyle(root).backgroundColor === 'rgba(0, 0, 0, 0)';
      if (!seeThrough && root.dataset.paintedByTest === undefined) return;
      root.dataset.paintedByTest = '';
      root.style.backgroundColor = color;
    };
    await unlessGone(frame, frame.evaluate(paint, ground));
  }
}

/** Runs in the page: the color behind a frame, such as that of the card around it. */
function groundBehind(frame: Element): string {
  for (let at: Element | null = frame; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'white';
}
