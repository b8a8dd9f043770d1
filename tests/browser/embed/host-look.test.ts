import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { line, openPage, readyFrame } from '../../support/embed-page.ts';
import { type FakeProduct, startFakeProduct } from '../../support/fake-product.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(async () => {
  await stage?.close();
});

interface Look {
  theme: string;
  ground?: string;
  font?: string;
  lang?: string;
  dir?: string;
}

const lastLook = (frame: Frame) => frame.evaluate('looks.at(-1)') as Promise<Look>;

test.each([
  ['a page without colors', '', 'light'],
  ['a dark page', 'html{background:#101418;color:#eee}', 'dark'],
  ['a dark section on a light page', 'body{background:#fff} main{background:oklch(0.2 0.02 260);color:#fff}', 'dark'],
  ['a light card on a dark page', 'body{background:#111;color:#eee} main{background:#fafafa;color:#222}', 'light'],
  ['a faint tint over white', 'body{background:#fff} main{background:rgba(0,0,0,.04)}', 'light'],
  [
    'a picture of which only the light text is known',
    'main{background-image:linear-gradient(#000,#222);color:#fff}',
    'dark',
  ],
  ['a page that asks the browser for its dark canvas', ':root{color-scheme:dark}', 'dark'],
])('%s: the app has the theme of the page, at first paint and over the port', async (_what, css, theme) => {
  const { page } = await openPage(stage.page(`<head><style>${css}</style></head><body><main>${line()}</main>`));

  const frame = await readyFrame(page);

  expect(new URL(frame.url()).searchParams.get('theme')).toBe(theme);
  expect(await page.locator('iframe').evaluate((element: HTMLElement) => getComputedStyle(element).colorScheme)).toBe(
    theme,
  );
  await expect.poll(() => lastLook(frame)).toMatchObject({ theme });
  await page.close();
});

test('a light page stays light on a dark device', async () => {
  const { page } = await openPage(stage.page(`<body style="background:#fff">${line()}`), {
    before: (fresh) => fresh.emulateMedia({ colorScheme: 'dark' }),
  });

  const frame = await readyFrame(page);

  await expect.poll(() => lastLook(frame)).toMatchObject({ theme: 'light' });
  await page.close();
});

test('the app learns background color, font, language and direction of its place in the page', async () => {
  const url = stage.page(
    `<body style="background:rgb(250, 248, 240);font-family:Georgia, serif"><main lang="ar" dir="rtl">${line()}</main>`,
  );
  const { page } = await openPage(url);

  const frame = await readyFrame(page);

  expect(new URL(frame.url()).searchParams.get('lang')).toBe('ar');
  await expect
    .poll(() => lastLook(frame))
    .toEqual({
      theme: 'light',
      ground: 'rgb(250, 248, 240)',
      font: 'Georgia, serif',
      lang: 'ar',
      dir: 'rtl',
    });
  expect(await page.locator('iframe').evaluate((element: HTMLElement) => element.offsetWidth)).toBeGreaterThan(1_000);
  await page.close();
});

test.each([
  ['a class of the body', 'document.body.className = "dark"'],
  ['an attribute of the root', 'document.documentElement.dataset.theme = "dark"'],
  ['a style of the body', 'document.body.style.background = "#111"'],
])('a theme switch by %s reaches the app after the transition', async (_way, change) => {
  const css = 'body{background:#fff;transition:background .2s} body.dark,[data-theme=dark] body{background:#111}';
  const { page } = await openPage(stage.page(`<head><style>${css}</style></head><body>${line()}`));
  const frame = await readyFrame(page);
  await expect.poll(() => lastLook(frame)).toMatchObject({ theme: 'light' });

  await page.evaluate(change);

  await expect
    .poll(() => lastLook(frame), { timeout: 5_000 })
    .toMatchObject({ theme: 'dark', ground: 'rgb(17, 17, 17)' });
  expect(await page.locator('iframe').evaluate((element: HTMLElement) => getComputedStyle(element).colorScheme)).toBe(
    'dark',
  );
  await page.close();
});

test('when the device turns dark, a page that follows it turns the app dark too', async () => {
  const css = ':root{color-scheme:light dark} @media (prefers-color-scheme:dark){body{background:#000}}';
  const { page } = await openPage(stage.page(`<head><style>${css}</style></head><body>${line()}`), {
    before: (fresh) => fresh.emulateMedia({ colorScheme: 'light' }),
  });
  const frame = await readyFrame(page);
  await expect.poll(() => lastLook(frame)).toMatchObject({ theme: 'light' });

  await page.emulateMedia({ colorScheme: 'dark' });

  await expect.poll(() => lastLook(frame)).toMatchObject({ theme: 'dark' });
  await page.close();
});

test('page changes that do not affect the look send the app no message', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}<p id="clock"></p>`));
  const frame = await readyFrame(page);
  await expect.poll(() => lastLook(frame)).toMatchObject({ theme: 'light' });
  const count = () => frame.evaluate('looks.length') as Promise<number>;
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
  const before = await count();

  await page.evaluate(async () => {
    for (let tick = 0; tick < 20; tick++) {
      document.documentElement.style.setProperty('--tick', String(tick));
      document.querySelector('#clock')?.replaceChildren(String(tick));
      await new Promise((done) => setTimeout(done, 20));
    }
  });

  expect(await count()).toBe(before);
  await page.close();
});
