import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { line, openPage, readyFrame, say } from '../../support/embed-page.ts';
import { type FakeProduct, startFakeProduct } from '../../support/fake-product.ts';
import { answerHarmlessPage, HARMLESS_PAGE } from '../../support/help.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(async () => {
  await Promise.all([stage?.close()]);
});

const inDanger = 'I want to end my life tonight';
const phone = { width: 390, height: 844 };
const clear = (app: Pick<FrameLocator, 'getByRole'>) => app.getByRole('button', { name: 'Clear this page' });

async function prepared(page: Page): Promise<void> {
  await answerHarmlessPage(page);
  // A page to come back to.
  await page.goto(product.church);
}
async function pray(app: Pick<FrameLocator, 'getByLabel' | 'getByRole'>): Promise<void> {
  await app.getByLabel('What’s going on?').fill(inDanger);
  await app.getByRole('button', { name: 'Write the prayer' }).click();
}
/** Everything that is typed or shown in any document of a page. */
async function wordsIn(page: Page): Promise<string> {
  const texts = await Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(() => {
          const typed = [...document.querySelectorAll<HTMLTextAreaElement>('textarea, input')].map(
            ({ value }) => value,
          );
          return `${document.body?.innerText} ${typed.join(' ')}`;
        })
        .catch(() => ''),
    ),
  );
  return texts.join(' ');
}

test.each([
  ['a church’s page', () => '/prayer.html'],
  ['its own page', () => `${product.origin}/a/grace-chapel/prayer-generator`],
])('on %s the button opens the harmless page, and Back does not show the text again', async (_where, address) => {
  const { page, app, leave } = await visit(address(), { ...phone, before: prepared });
  const asked = page.url();
  await pray(app);

  // With a key: the page may still scroll to the help, and a pointer would miss the button.
  await clear(app).press('Enter');
  await page.waitForURL(HARMLESS_PAGE);

  await page.goBack();
  expect(page.url()).toBe(`${product.church}/`);
  expect(await wordsIn(page)).not.toMatch(/end my life|988/);
  await page.goForward();
  expect(page.url()).toBe(HARMLESS_PAGE);
  // The page opened again has an empty form.
  await page.goto(asked);
  await app.locator('html[data-ready]').waitFor();
  expect(await wordsIn(page)).not.toContain('end my life');
  await leave();
});

test('in a conversation the frame is emptied at once, before the other page loads', async () => {
  const { page, app, leave } = await visit('/ask.html', { ...phone, before: prepared });
  await page.context().unroute(`${HARMLESS_PAGE}**`);
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.context().route(`${HARMLESS_PAGE}**`, async (route) => {
    await slow;
    await route.fulfill({ contentType: 'text/html', body: 'Weather' });
  });
  await app.getByRole('textbox', { name: 'Your question' }).fill('I want to die');
  await app.getByRole('button', { name: 'Ask', exact: true }).click();
  const frame = page.frames().find((one) => one.url().includes('/embed/'));

  // What the document holds in the same task as the click.
  const left = await clear(app).evaluate((button: HTMLElement) => {
    button.click();
    return document.body.childNodes.length;
  });

  expect(left).toBe(0);
  expect(await frame?.evaluate(() => document.documentElement.textContent)).not.toMatch(/want to die|Call 988/);
  arrive();
  await page.waitForURL(HARMLESS_PAGE);
  await leave();
});

test('the frame document opened on its own is replaced by the harmless page', async () => {
  const { page, leave } = await visit('/prayer.html', { ...phone, before: prepared });
  await page.goto(`${product.origin}/embed/grace-chapel/prayer-generator`);
  await page.locator('html[data-ready]').waitFor();
  await pray(page);

  await clear(page).click();
  await page.waitForURL(HARMLESS_PAGE);

  await page.goBack();
  expect(page.url()).toBe(`${product.church}/prayer.html`);
  await leave();
});

test.each([
  ['a plain iframe', 'allow-scripts allow-forms allow-popups', true],
  ['a frame of WordPress, which opens no windows', 'allow-scripts', false],
])('in %s the app is emptied, and a new tab opens where the sandbox allows it', async (_what, sandbox, opens) => {
  const { page, leave } = await visit('/prayer.html', { ...phone, before: prepared });
  await page.evaluate(
    ([src, rules]) => {
      const frame = Object.assign(document.createElement('iframe'), { src, title: 'Prayer' });
      frame.setAttribute('sandbox', rules ?? '');
      frame.style.cssText = 'width:100%;height:800px';
      document.body.replaceChildren(frame);
    },
    [`${product.origin}/embed/grace-chapel/prayer-generator?form=iframe`, sandbox],
  );
  const app = page.frameLocator('iframe');
  await app.locator('html[data-ready]').waitFor();
  await pray(app);
  const tab = page.context().waitForEvent('page', { timeout: opens ? 10_000 : 2_000 });
  tab.catch(() => undefined);

  await clear(app).click();

  await expect.poll(() => wordsIn(page)).not.toMatch(/end my life|988/);
  expect(page.url()).toBe(`${product.church}/prayer.html`);
  if (opens) {
    const opened = await tab;
    await opened.waitForURL(HARMLESS_PAGE);
    expect(await opened.evaluate(() => opener)).toBeNull();
  } else await expect(tab).rejects.toThrow();
  // The emptied document comes back as it was left, and what was typed is not restored.
  await page.goto('about:blank');
  await page.goBack();
  expect(await wordsIn(page)).not.toMatch(/end my life/);
  await leave();
});

test('messages that only resemble a request to leave are ignored', async () => {
  const { page, errors } = await openPage(stage.page(`<body>${line()}`), { before: answerHarmlessPage });
  const frame = await readyFrame(page);
  const before = page.url();
  const garbage = [
    'leave',
    ['leave'],
    { type: ['leave'] },
    { type: 'Leave' },
    { type: 'leave ' },
    { leave: true },
    { type: { leave: true } },
    { type: 'leaves', href: 'https://evil.example/' },
  ];

  for (const message of garbage) await say(frame, message);
  // On the window, and not over the port.
  await frame.evaluate(() => parent.postMessage({ type: 'leave' }, '*'));
  await frame.evaluate(() => parent.postMessage({ lampstand: 1, type: 'leave' }, '*'));
  await page.evaluate(() => postMessage({ type: 'leave' }, '*'));
  await say(frame, { type: 'height', value: 512 });
  await expect.poll(() => page.locator('iframe').evaluate((one: HTMLElement) => one.offsetHeight)).toBe(512);

  expect(page.url()).toBe(before);
  expect(errors).toEqual([]);
  await page.close();
});

test('a frame that names its own address still goes to the harmless page', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`), { before: answerHarmlessPage });
  const frame = await readyFrame(page);
  const others: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && others.push(request.url()));

  await say(frame, {
    type: 'leave',
    value: 'https://evil.example/',
    href: 'https://evil.example/',
    url: 'javascript:alert(1)',
  });
  await page.waitForURL(HARMLESS_PAGE);

  expect(others).toEqual([HARMLESS_PAGE]);
  await page.close();
});
