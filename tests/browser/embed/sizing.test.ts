import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, line, openPage, readyFrame, say } from '../../support/embed-page.ts';
import { type FakeProduct, startFakeProduct } from '../../support/fake-product.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(async () => {
  await stage?.close();
});

const heightOf = (page: Page) => page.locator('iframe').evaluate((frame: HTMLElement) => frame.offsetHeight);
const text = '<p>Sunday service at ten, coffee after it, and a children’s corner beside the organ.</p>'.repeat(30);

interface Shift {
  value: number;
  sources: string[];
}

/** Collects layout shifts from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push({ value: entry.value, sources: entry.sources.map(({ node }) => node?.nodeName ?? 'gone') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test.each([
  [390, 'a line with the style of the wizard', line()],
  [1280, 'a line with the style of the wizard', line()],
  [
    390,
    'a padded placeholder that reserves its height',
    `<div data-church="grace-chapel" data-app="debt-coach" style="min-height:420px;padding:16px;box-sizing:border-box;border:1px solid"></div><script async src="%LOADER%"></script>`,
  ],
])('at %i px there is no layout shift from load to ready with %s, in five loads', async (width, _what, html) => {
  const url = stage.page(
    `<meta name="viewport" content="width=device-width"><body><h1>Grace Chapel</h1>${html}${text}`,
  );
  const shifts: Shift[] = [];

  for (let load = 0; load < 5; load++) {
    const { page } = await openPage(url, { width, before: watchShifts });
    await readyFrame(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    shifts.push(...(await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)));
    await page.close();
  }

  expect(shifts).toEqual([]);
});

test('the frame’s text has the edges of the church’s column, also where that fills a phone, and nothing scrolls sideways', async () => {
  const css = 'body{margin:0} main{padding:1px 0} iframe{max-width:100%}';
  const url = stage.page(
    `<meta name="viewport" content="width=device-width"><style>${css}</style><main>${line()}</main>`,
  );
  const { page } = await openPage(url, { width: 360 });
  await readyFrame(page);

  const found = await page.evaluate(() => {
    const { left = 0, right = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
    return { left, right, scrolls: document.documentElement.scrollWidth };
  });

  // Four px of the frame on each side are room for focus outlines.
  expect(found).toEqual({ left: -4, right: 364, scrolls: 360 });
  await page.close();
});

test('the frame grows and shrinks to the height it asks for, without animation', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);

  for (const value of [900, 250, 251, 10_000]) await say(frame, { type: 'height', value });
  await expect.poll(() => heightOf(page)).toBe(10_000);

  const resizes = (await eventsOf(page)).filter(({ type }) => type === 'resize');
  expect(resizes.map(({ height }) => height)).toEqual([380, 900, 250, 10_000]);
  await page.close();
});

test('a placeholder without a set height gives up unused space and remembers the height', async () => {
  const { page } = await openPage(stage.page('<body><main></main><script src="%LOADER%"></script>'));
  const put = () =>
    page.evaluate(() => {
      const place = document.createElement('div');
      Object.assign(place.dataset, { church: 'grace-chapel', app: 'bible-chat' });
      document.querySelector('main')?.replaceChildren(place);
      return new Promise((done) => setTimeout(() => done(place.offsetHeight), 100));
    });

  expect(await put()).toBe(420);
  await readyFrame(page);
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.offsetHeight)).toBe(380);

  expect(await put()).toBe(380);
  await page.close();
});

test('a frame in a resize loop is stopped, reported, and scrolls inside', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);

  await frame.evaluate(() => {
    const speak = (globalThis as unknown as { say(message: unknown): void }).say;
    addEventListener('resize', () => speak({ type: 'height', value: innerHeight + 20 }));
    speak({ type: 'height', value: innerHeight + 20 });
  });

  const failures = async () => (await eventsOf(page)).filter(({ type }) => type === 'error');
  await expect.poll(failures, { timeout: 20_000 }).toMatchObject([{ code: 'resize-loop' }]);
  const stopped = await heightOf(page);
  expect(stopped).toBeLessThan(3_000);
  await say(frame, { type: 'height', value: 5_000 });
  await say(frame, { type: 'done' });
  await expect.poll(async () => (await eventsOf(page)).at(-1)?.type).toBe('done');
  expect(await heightOf(page)).toBe(stopped);
  await page.close();
});

test('an answer that streams thirty lines in a second is not taken for a resize loop', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);

  for (let lines = 1; lines <= 30; lines++) await say(frame, { type: 'height', value: 400 + 24 * lines });

  await expect.poll(() => heightOf(page)).toBe(1_120);
  await page.close();
});

test('the text a visitor reads stays in place when a frame above changes height', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}${text}<p id="read">Here</p>${text}`), {
    height: 600,
  });
  const frame = await readyFrame(page);
  await page.evaluate(() => document.querySelector('#read')?.scrollIntoView());
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const top = () => page.evaluate(() => Math.round(document.querySelector('#read')?.getBoundingClientRect().top ?? -1));
  const before = await top();

  await say(frame, { type: 'height', value: 2_000 });
  await expect.poll(() => heightOf(page)).toBe(2_000);

  await expect.poll(top).toBe(before);
  await page.close();
});

test('content that must be fully visible is scrolled to when only its top is in view', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}${text}`), { height: 600 });
  const frame = await readyFrame(page);
  const lineAt = (offset: number) =>
    page.evaluate((add) => (document.querySelector('iframe')?.getBoundingClientRect().top ?? 0) + add, offset);
  await say(frame, { type: 'height', value: 3_000 });
  await say(frame, { type: 'reveal', top: 200, value: 200 });
  await say(frame, { type: 'done' });
  await expect.poll(async () => (await eventsOf(page)).at(-1)?.type).toBe('done');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await say(frame, { type: 'reveal', top: 300, value: 400 });

  await expect.poll(() => lineAt(700)).toBeLessThanOrEqual(600);
  expect(await lineAt(300)).toBeGreaterThanOrEqual(0);
  await page.close();
});

test('the page scrolls to a result only when it is out of view', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}${text}`), { height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = await readyFrame(page);
  await say(frame, { type: 'height', value: 3_000 });
  await say(frame, { type: 'reveal', top: 200 });
  await say(frame, { type: 'done' });
  await expect.poll(async () => (await eventsOf(page)).at(-1)?.type).toBe('done');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await say(frame, { type: 'reveal', top: 2_000 });

  const line2000 = () =>
    page.evaluate(() => (document.querySelector('iframe')?.getBoundingClientRect().top ?? 0) + 2_000);
  await expect.poll(line2000).toBeLessThan(600);
  expect(await line2000()).toBeGreaterThan(0);
  await page.close();
});
