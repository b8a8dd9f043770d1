import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, line, openPage, readyFrame, say } from '../../support/embed-page.ts';
import { type FakeProduct, startFakeProduct } from '../../support/fake-product.ts';
import { axeFindings } from '../../support/page-watch.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(async () => {
  await stage?.close();
});

const asked = (app: string) => stage.requests.filter((path) => path.startsWith(`/embed/grace-chapel/${app}?`)).length;
const failures = async (page: Page) =>
  (await eventsOf(page)).filter(({ type }) => type === 'error').map(({ code }) => code);

test('a frame that never answers is loaded once more after eight seconds, then replaced by a link', async () => {
  const before = asked('mute');
  const { page, errors } = await openPage(stage.page(`<body>${line('mute')}`), {
    before: (fresh) => fresh.clock.install(),
  });
  await expect.poll(() => asked('mute')).toBe(before + 1);
  expect(await page.getByRole('status').getByText('Loading: mute').count()).toBe(1);

  await page.clock.runFor(6_000);
  expect(asked('mute')).toBe(before + 1);
  await page.clock.runFor(2_100);
  await expect.poll(() => asked('mute')).toBe(before + 2);
  expect(await page.getByRole('link').count()).toBe(0);
  await page.clock.runFor(8_100);

  expect(asked('mute')).toBe(before + 2);
  const link = page.getByRole('link', { name: 'Open full page: mute' });
  expect(await link.getAttribute('href')).toBe(`${stage.origin}/a/grace-chapel/mute`);
  expect(await page.locator('ministry-app').innerText()).toContain('(timeout)');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.locator('ministry-app').evaluate((place: HTMLElement) => place.offsetHeight)).toBe(420);
  expect(await failures(page)).toEqual(['timeout']);
  expect(errors).toEqual([]);
  await page.close();
});

test('the frame is hidden behind the skeleton until it is ready', async () => {
  const { page } = await openPage(stage.page(`<body>${line('mute')}`));
  await page.waitForSelector('iframe', { state: 'attached' });

  const seen = await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const skeleton = document.querySelector('[role=status]')?.getBoundingClientRect();
    const place = document.querySelector('ministry-app')?.getBoundingClientRect();
    return { visibility: frame?.style.visibility, skeleton: skeleton?.toJSON(), place: place?.toJSON() };
  });

  expect(seen.visibility).toBe('hidden');
  expect(seen.skeleton).toEqual(seen.place);
  await page.close();
});

test('an app that reports an error is shown, and the page gets an event with the reason', async () => {
  const { page } = await openPage(stage.page(`<body>${line('mute')}`));
  const mute = () => page.frames().find((one) => one.url().includes('/mute'));
  await expect.poll(mute).toBeDefined();
  const frame = mute();
  if (!frame) throw new Error('The frame is missing.');
  await frame.waitForFunction('typeof hello === "function"');
  await frame.evaluate('hello()');

  await say(frame, { type: 'error', code: 'paused' });

  await readyFrame(page);
  expect(await failures(page)).toEqual(['paused']);
  await page.close();
});

test('offline, the placeholder shows a message and opens the app when the network is back', async () => {
  const url = stage.page(
    `<body><script src="%LOADER%"></script><div style="height:2000px"></div><div data-church="grace-chapel" data-app="debt-coach"></div>`,
  );
  const { page, errors } = await openPage(url, { height: 600 });
  await page.waitForFunction(() => window.Lampstand);
  await page.context().setOffline(true);
  await page.evaluate(() => scrollTo(0, 2_000));
  await expect.poll(() => page.locator('[data-app]').innerText()).toContain('(offline)');

  await page.context().setOffline(false);

  await readyFrame(page);
  expect(await failures(page)).toEqual(['offline']);
  expect(errors).toEqual([]);
  await page.close();
});

test.each([
  ['a line without a church', '<script src="%LOADER%" data-app="prayer-generator"></script>'],
  [
    'a line whose church cannot be one',
    '<script src="%LOADER%" data-church="../grace" data-app="prayer-generator"></script>',
  ],
  [
    'a <ministry-app> without an app',
    '<ministry-app church="grace-chapel"></ministry-app><script src="%LOADER%"></script>',
  ],
])('%s shows a polite message and writes one line to the console', async (_what, html) => {
  const warnings: string[] = [];
  const { page, errors } = await openPage(stage.page(`<body>${html}`), {
    async before(fresh) {
      fresh.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    },
  });

  await page.getByText('This app couldn’t open here (bad-place).').waitFor();

  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('bad-place');
  expect(await page.getByRole('link').count()).toBe(0);
  expect(await failures(page)).toEqual(['bad-place']);
  expect(errors).toEqual([]);
  await page.close();
});

test("another vendor's script and another framework's root are left alone", async () => {
  const url = stage.page(
    '<body><script data-app="stats">0</script><div data-app="true">Shop</div><script src="%LOADER%"></script>',
  );
  const { page } = await openPage(url);
  await page.waitForFunction(() => window.Lampstand);

  expect(await page.locator('ministry-app').count()).toBe(0);
  expect(await page.locator('div').innerText()).toBe('Shop');
  await page.close();
});

test('axe finds nothing in the skeleton and the fallback', async () => {
  const { page } = await openPage(stage.page(`<body><main><h1>Prayer</h1>${line('mute')}</main>`), {
    before: (fresh) => fresh.clock.install(),
  });
  await page.waitForSelector('iframe', { state: 'attached' });
  expect(await axeFindings(page)).toEqual([]);

  await page.clock.runFor(8_100);
  await page.clock.runFor(8_100);
  await page.getByRole('link').waitFor();

  expect(await axeFindings(page)).toEqual([]);
  await page.close();
});
