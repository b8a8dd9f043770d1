import type { FrameLocator, Page } from 'playwright-core';

/** Where "Clear this page" goes. */
export const HARMLESS_PAGE = 'https://www.weather.gov/';

/** Answers requests for the harmless page, so that no test leaves this machine. Returns how often it was asked for. */
export async function answerHarmlessPage(page: Page): Promise<() => number> {
  let asked = 0;
  await page.context().route(`${HARMLESS_PAGE}**`, (route) => {
    asked++;
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title><h1>Weather</h1>' });
  });
  return () => asked;
}

/** How the newest help is seen: what has the focus, and where the block and its first number are in the window. */
export async function seenHelp(page: Page, app: FrameLocator) {
  const block = app.locator('.callout.urgent').last();
  await block.waitFor();
  const number = block.locator('a[href="tel:988"]').first();
  const view = page.viewportSize();
  const inView = async (part: typeof block) => {
    const box = await part.boundingBox();
    return box !== null && view !== null && box.y >= 0 && box.y + box.height <= view.height;
  };
  return {
    hasFocus: await block.evaluate((element) => element === document.activeElement && document.hasFocus()),
    numberInView: await inView(number),
    top: (await block.boundingBox())?.y ?? -1,
  };
}
