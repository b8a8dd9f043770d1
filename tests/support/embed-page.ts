import type { Frame, Page } from 'playwright-core';
// For the type of window.Lampstand.
import type {} from '../../loader/src/api.ts';
import { newContext } from './chromium.ts';

/** The script tag of the portal's wizard, for an app of the demo church. */
export function line(app = 'prayer-generator', more = 'style="display:block;min-height:420px"'): string {
  return `<script async src="%LOADER%" data-church="grace-chapel" data-app="${app}" ${more}></script>`;
}

/** Opens a page of a church's site and notes its events: `events` in the page, uncaught errors in the returned list. */
export async function openPage(
  url: string,
  options: { width?: number; height?: number; before?: (page: Page) => Promise<unknown> } = {},
): Promise<{ page: Page; errors: string[] }> {
  const context = await newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
  });
  const page = await context.newPage();
  page.once('close', () => void context.close().catch(() => undefined));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const events: object[] = [];
    Object.assign(globalThis, { events });
    for (const type of ['ready', 'resize', 'done', 'error', 'escape', 'open', 'close'])
      addEventListener(`lampstand:${type}`, (event) => {
        events.push({ type, ...(event as CustomEvent).detail, on: (event.target as Element).localName });
      });
  });
  await options.before?.(page);
  await page.goto(url);
  return { page, errors };
}

/** Frames of ours in a page, in the order in which they came. */
export function appFrames(page: Page): Frame[] {
  return page.frames().filter((frame) => frame.url().includes('/embed/'));
}

/** Waits until `count` apps are usable and returns their frames. */
export async function readyFrames(page: Page, count = 1): Promise<Frame[]> {
  const usable = 'iframe[src*="/embed/"]:not([style*="hidden"])';
  await page.waitForFunction(
    ([selector, wanted]) => document.querySelectorAll(selector).length >= wanted,
    [usable, count] as const,
    {
      polling: 50,
    },
  );
  return appFrames(page);
}

/** The first ready frame. */
export async function readyFrame(page: Page): Promise<Frame> {
  const [frame] = await readyFrames(page);
  if (!frame) throw new Error('No app became ready.');
  return frame;
}

/** Sends any message over the frame's port. */
export async function say(frame: Frame, message: unknown): Promise<void> {
  await frame.evaluate((data) => (globalThis as unknown as { say(data: unknown): void }).say(data), message);
}

/** The events that the page has seen. */
export function eventsOf(
  page: Page,
): Promise<{ type: string; on: string; church: string; app: string; code?: string; height?: number }[]> {
  return page.evaluate(() => (globalThis as unknown as { events: [] }).events);
}
