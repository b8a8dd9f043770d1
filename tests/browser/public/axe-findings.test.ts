import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterAll(() => browser?.close());

const style = `
  .pale { color: #555 } main a { color: #00f } .tight button { padding: 0; border: 0; height: 16px; width: 100px }
  .narrow { display: none } main { background: #fff }
  @media (prefers-color-scheme: dark) { .pale { color: #999 } }
  @media (width < 600px) { .narrow { display: block } .wide { display: none } .tight { line-height: 0 } }
  .tight button + button { margin-left: 40px }`;

/** A sound page; `body` is what stands in it besides. */
async function show(body: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  const head = `<title>A page</title><meta name="viewport" content="width=device-width"><style>${style}</style>`;
  await page.setContent(`<!doctype html><html lang="en"><head>${head}</head><body><main><h1>A page</h1>${body}</main>`);
  expect(await axeFindings(page)).toEqual([]);
}
const dark = () => page.emulateMedia({ colorScheme: 'dark' });
const narrow = () => page.setViewportSize({ width: 390, height: 900 });

test.each([
  ['words that are pale by night', '<p class="pale">Peace</p>', dark, 'color-contrast'],
  ['a button without a name that stands on telephones', '<button class="narrow"></button>', narrow, 'button-name'],
  ['a heading that telephones skip', '<h2 class="wide">Two</h2><h3>Three</h3>', narrow, 'heading-order'],
  ['a picture whose words are taken away', '<img alt="A lamp" src="data:,">', () => change('alt'), 'image-alt'],
])('a page that was sound is looked at again: %s', async (_name, body, look, rule) => {
  await show(body);

  await look();

  expect((await axeFindings(page)).map((line) => line.split(':')[0])).toContain(rule);
});

const change = (attribute: string) =>
  page.evaluate((name) => document.querySelector('img')?.removeAttribute(name), attribute);

test('buttons that lie too close on a telephone are found, though the page reads the same', async () => {
  await show(`<p style="--gap:40px" class="row"><button>One</button><button>Two</button></p>
    <style>.row { display: flex; gap: 60px } .row button { width: 12px; height: 12px; padding: 0; overflow: hidden }
    @media (width < 600px) { .row { gap: 0 } }</style>`);

  await narrow();

  expect((await axeFindings(page)).map((line) => line.split(':')[0])).toContain('target-size');
});

test('a page of the same words in another place is not taken for the sound one', async () => {
  await show('<p>Peace</p>');
  await page.evaluate(() => document.querySelector('main')?.after(document.querySelector('p') ?? ''));

  for (let time = 0; time < 2; time += 1) expect(await axeFindings(page)).toEqual(['region: p']);
});
