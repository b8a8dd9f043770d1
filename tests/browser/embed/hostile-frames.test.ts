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

const heightOf = (page: Page) =>
  page
    .locator('iframe')
    .first()
    .evaluate((frame: HTMLElement) => frame.offsetHeight);

/** Waits until the page has handled every message sent so far over the port. */
async function heard(page: Page, frame: Parameters<typeof say>[0]): Promise<void> {
  const count = async () => (await eventsOf(page)).filter(({ type }) => type === 'done').length;
  const before = await count();
  await say(frame, { type: 'done' });
  await expect.poll(count).toBe(before + 1);
}

test('malformed messages on the port are dropped silently', async () => {
  const { page, errors } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const garbage: unknown[] = [
    null,
    undefined,
    0,
    'height',
    [],
    {},
    { type: null },
    { type: 'constructor' },
    { type: ['ready'] },
    { type: 'look', look: {} },
    { type: 'error' },
    { type: 'error', code: ['offline'] },
    { type: 'error', code: 'x'.repeat(1_000) },
    { type: 'reveal', top: 'NaN' },
    { type: 'reveal', top: -5 },
    ...['all', -1, 1e9, [700]].map((value) => ({ type: 'reveal', top: 10, value })),
    ...[Number.NaN, -1, 1e9, 10_001, 12.5, '500', null, {}, [700], Number.POSITIVE_INFINITY].map((value) => ({
      type: 'height',
      value,
    })),
    { type: 'height', value: 0 },
  ];

  for (const message of garbage) await say(frame, message);
  await heard(page, frame);

  expect(await heightOf(page)).toBe(380);
  expect((await eventsOf(page)).map(({ type }) => type)).toEqual(['resize', 'ready', 'done']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(warnings).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('an oversized message has only the effect of its valid fields', async () => {
  const { page, errors } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);

  await frame.evaluate(() => {
    const speak = (globalThis as unknown as { say(message: unknown): void }).say;
    const ballast = 'x'.repeat(20_000_000);
    speak(ballast);
    speak({ type: 'done', ballast, church: 'someone-else', code: 'offline' });
  });

  await expect
    .poll(async () => (await eventsOf(page)).at(-1), { timeout: 10_000 })
    .toEqual({
      type: 'done',
      church: 'grace-chapel',
      app: 'prayer-generator',
      on: 'ministry-app',
    });
  expect(errors).toEqual([]);
  await page.close();
});

test('a flood of fifty thousand messages leaves the page usable', async () => {
  const { page, errors } = await openPage(
    stage.page(`<body>${line()}<button onclick="this.textContent='Pressed'">Press</button>`),
  );
  const frame = await readyFrame(page);

  await frame.evaluate(() => {
    const { say: speak, hello } = globalThis as unknown as { say(message: unknown): void; hello(): void };
    for (let count = 0; count < 50_000; count++)
      speak(count % 2 ? { type: 'height', value: 300 + (count % 9_000) } : { type: 'nonsense', count });
    for (let count = 0; count < 500; count++) hello();
  });
  await page.getByRole('button').click();

  expect(await page.getByRole('button').innerText()).toBe('Pressed');
  await heard(page, frame);
  expect(await heightOf(page)).toBeLessThanOrEqual(10_000);
  expect(errors).toEqual([]);
  await page.close();
});

test('a hello from the page, from a sibling frame or without a source gets no answer', async () => {
  const { page } = await openPage(
    stage.page(`<body>${line()}<iframe id="sibling" sandbox="allow-scripts" srcdoc="<p>Sibling</p>"></iframe>`),
  );
  const frame = await readyFrame(page);
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(globalThis, { seen });
    addEventListener('message', (event) => {
      if (event.data?.type === 'init') seen.push(event.data);
    });
  });
  const forged = { lampstand: 1, type: 'hello' };

  const sibling = page.frames().find((one) => one.url() === 'about:srcdoc');
  await sibling?.evaluate((data) => {
    Object.assign(globalThis, { answers: 0 });
    addEventListener('message', () => ((globalThis as unknown as { answers: number }).answers += 1));
    parent.postMessage(data, '*');
    parent.postMessage({ type: 'height', value: 5_000 }, '*');
  }, forged);
  await page.evaluate((data) => {
    postMessage(data, '*');
    dispatchEvent(new MessageEvent('message', { data }));
    dispatchEvent(new MessageEvent('message', { data: null }));
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'height', value: 5_000 }, '*');
  }, forged);
  await heard(page, frame);

  expect(await sibling?.evaluate('answers')).toBe(0);
  expect(await page.evaluate('seen')).toEqual([]);
  expect(await frame.evaluate('inits')).toBe(1);
  expect(await heightOf(page)).toBe(380);
  await page.close();
});

test('on the window, our frame is heard only for its hello, and only in our protocol version', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);

  await frame.evaluate(() => {
    for (const data of [
      null,
      'hello',
      { type: 'hello' },
      { lampstand: 2, type: 'hello' },
      { lampstand: '1', type: 'hello' },
      { type: 'height', value: 900 },
    ])
      parent.postMessage(data, '*');
  });
  await heard(page, frame);

  expect(await frame.evaluate('inits')).toBe(1);
  expect(await heightOf(page)).toBe(380);
  await page.close();
});

test('a frame that repeats its hello before the answer still connects', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);

  await frame.evaluate('hello(); hello(); hello()');
  await expect.poll(() => frame.evaluate('inits')).toBe(4);
  await say(frame, { type: 'height', value: 611 });

  await expect.poll(() => heightOf(page)).toBe(611);
  await page.close();
});

test('a frame that reloads gets a new port, and the old one is closed', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`), {
    before: (fresh) =>
      fresh.addInitScript(() => {
        if (parent !== globalThis.window) return;
        const { close } = MessagePort.prototype;
        Object.assign(globalThis, { portsClosed: 0 });
        MessagePort.prototype.close = function () {
          (globalThis as unknown as { portsClosed: number }).portsClosed++;
          close.call(this);
        };
      }),
  });
  const frame = await readyFrame(page);

  await frame.evaluate('location.reload()');
  await expect.poll(async () => (await eventsOf(page)).filter(({ type }) => type === 'ready').length).toBe(2);
  const again = await readyFrame(page);
  await say(again, { type: 'height', value: 622 });

  await expect.poll(() => heightOf(page)).toBe(622);
  expect(await page.evaluate('portsClosed')).toBe(1);
  await page.close();
});

test('a frame cannot navigate the page, read it, or reach its storage', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}`));
  const frame = await readyFrame(page);
  const attempts = [
    'parent.document.title',
    'localStorage.length',
    'document.cookie',
    'parent.Lampstand.v',
    'top.location = "https://example.com/"',
  ];

  const outcomes = await frame.evaluate((sources) => {
    return sources.map((source) => {
      try {
        // biome-ignore lint/security/noGlobalEval: the attempt has to be made inside the frame
        return `did ${globalThis.eval(source)}`;
      } catch (error) {
        return (error as Error).name;
      }
    });
  }, attempts);

  expect(outcomes.every((outcome) => outcome === 'SecurityError')).toBe(true);
  expect(page.url()).toContain('127.0.0.1');
  await page.close();
});
