import { mkdirSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { unlessGone } from './frames.ts';

const folder = 'test-output/pictures';
const drawing = process.env.PICTURES === '1';
/** A higher window is not painted at once by this Chromium, px. */
const TALLEST = 4_000;
const looks = [390, 768, 1280].flatMap((width) => (['light', 'dark'] as const).map((light) => ({ width, light })));

/** Saves a page in every look as `test-output/pictures/NAME-WIDTH-LIGHT.png`. Only `npm run pictures` draws; `npm test` does not. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!drawing) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const { width, light } of looks) {
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // A frame is painted only where the window shows it, so the window becomes as high as the page.
    const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height });
    // The loader follows a change of the page's colors 50 ms later.
    await page.waitForTimeout(200);
    await Promise.all(page.frames().map(painted));
    await page.screenshot({ path: `${folder}/${name}-${width}-${light}.png` });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

/** Resolves when a document has been painted in its new size, or is gone. A frame outside the window is not painted. */
async function painted(frame: Frame): Promise<void> {
  const twoFrames = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 500);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  await unlessGone(frame, frame.evaluate(twoFrames));
}
