import type { Page } from 'playwright-core';
import { appFrame } from './frames.ts';
import { axeFindings } from './page-watch.ts';
import { lookAt, tooWide } from './portal-visit.ts';

const otherLooks = [
  [390, 'dark'],
  [1280, 'dark'],
  [1280, 'light'],
] as const;

/**
 * Problems of a portal page, one line each: axe's findings on a light phone, and widths at which the page is wider
 * than its window. axe checks a principal screen in four looks.
 */
export async function obstacles(page: Page, { principal = false } = {}): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  // 320 px is also a window of 1280 px at 400 % zoom.
  for (const width of [320, 768, 1280, 390]) {
    await lookAt(page, width, 'light');
    const wider = await tooWide(page);
    if (wider > 0) found.push(`${width} px: ${wider} px too wide`);
  }
  found.push(...(await axeFindings(page)));
  for (const [width, light] of principal ? otherLooks : []) {
    await lookAt(page, width, light);
    found.push(...(await axeFindings(page)).map((finding) => `${width} px, ${light}: ${finding}`));
  }
  await lookAt(page, before?.width ?? 1280, 'light');
  return found;
}

/** Problems of an app in a church page: axe's findings, and documents that are wider than the screen. */
export async function appObstacles(page: Page): Promise<string[]> {
  const wide = await Promise.all(
    [page.mainFrame(), appFrame(page)].map((document) =>
      document.evaluate(() => {
        const { scrollWidth, clientWidth } = globalThis.document.documentElement;
        return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide: ${location.pathname}`] : [];
      }),
    ),
  );
  return [...wide.flat(), ...(await axeFindings(page))];
}
