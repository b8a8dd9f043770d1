import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { line, openPage, readyFrame, readyFrames, say } from '../../support/embed-page.ts';
import { type FakeProduct, startFakeProduct } from '../../support/fake-product.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(async () => {
  await stage?.close();
});

const plain = '<script src="%LOADER%"></script>';
const place = '<div data-church="grace-chapel" data-app="prayer-generator"></div>';

/** Waits longer than the loader takes to notice a removed placeholder. */
const settle = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 200)));

test('a placeholder or script set by innerHTML gets its app, and loses it with its markup', async () => {
  const { page, errors } = await openPage(stage.page(`<head>${plain}</head><body><main></main>`));
  const swap = (html: string) =>
    page.evaluate((text) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = text;
    }, html);

  for (const html of [place, line('debt-coach').replace('%LOADER%', `${stage.origin}/embed.js`)]) {
    await swap(html);
    await readyFrame(page);
    expect(await page.locator('iframe').count()).toBe(1);
    await swap('<p>Another page</p>');
    await settle(page);
    expect(await page.locator('iframe').count()).toBe(0);
  }

  expect(errors).toEqual([]);
  await page.close();
});

test('apps work after the body is replaced, as Turbo does, also by a cached copy', async () => {
  const { page } = await openPage(stage.page(`<head>${plain}</head><body><main>${line()}</main>`));
  await readyFrame(page);
  await page.evaluate(() => Object.assign(globalThis, { snapshot: document.body.cloneNode(true) }));
  const visit = (copy: boolean) =>
    page.evaluate((isBack) => {
      const { snapshot } = globalThis as unknown as { snapshot: Node };
      const fresh = document.createElement('body');
      fresh.innerHTML = '<main><p>Another page</p></main>';
      document.documentElement.replaceChild(isBack ? snapshot : fresh, document.body);
    }, copy);

  await visit(false);
  await settle(page);
  expect(await page.locator('iframe').count()).toBe(0);
  await visit(true);
  await readyFrame(page);

  expect(await page.locator('iframe').count()).toBe(1);
  expect(await page.locator('ministry-app').count()).toBe(1);
  await page.close();
});

test('an element that a framework creates, fills later and removes gets and loses its app', async () => {
  const { page, errors } = await openPage(stage.page(`<head>${plain}</head><body><div id="root"></div>`));
  await page.evaluate(() => {
    const element = document.createElement('ministry-app');
    document.querySelector('#root')?.append(element);
    element.setAttribute('church', 'grace-chapel');
    element.setAttribute('app', 'bible-chat');
  });
  await readyFrame(page);

  await page.evaluate(() => document.querySelector('#root')?.replaceChildren());
  await settle(page);

  expect(await page.locator('iframe').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

test('a placeholder that is moved keeps its one app', async () => {
  const { page } = await openPage(stage.page(`<head>${plain}</head><body><main>${place}</main><aside></aside>`));
  await readyFrame(page);

  await page.evaluate(() => document.querySelector('aside')?.append(document.querySelector('[data-app]') ?? ''));
  await settle(page);

  expect(await page.locator('aside iframe').count()).toBe(1);
  await expect.poll(() => page.frames().length).toBe(2);
  await page.close();
});

test('a placeholder that the page empties gets its app again', async () => {
  const { page } = await openPage(stage.page(`<head>${plain}</head><body>${place}`));
  await readyFrame(page);

  await page.evaluate(() => document.querySelector('[data-app]')?.replaceChildren());
  await settle(page);

  await readyFrame(page);
  expect(await page.locator('iframe').count()).toBe(1);
  await page.close();
});

test('an app inside a shadow root opens and is removed with it', async () => {
  const { page } = await openPage(stage.page(`<head>${plain}</head><body><section></section>`));
  await page.evaluate(() => {
    const root = document.querySelector('section')?.attachShadow({ mode: 'open' });
    const element = document.createElement('ministry-app');
    element.setAttribute('church', 'grace-chapel');
    element.setAttribute('app', 'bible-chat');
    root?.append(element);
  });
  await expect.poll(() => page.locator('iframe').evaluate((frame: HTMLElement) => frame.style.visibility)).toBe('');

  await page.evaluate(() => document.querySelector('section')?.remove());
  await settle(page);

  expect(page.frames()).toHaveLength(1);
  await page.close();
});

/** Counts what is alive in the page: listeners, observed elements, open ports, timers. */
function countResources(): void {
  const alive = { listeners: 0, observers: 0, ports: 0, timers: 0 };
  Object.assign(globalThis, { alive });
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...args) {
    alive.listeners++;
    addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args) {
    alive.listeners--;
    removeEventListener.apply(this, args);
  };
  const { observe, disconnect } = IntersectionObserver.prototype;
  const observing = new Set<IntersectionObserver>();
  Object.assign(globalThis, { mounts: 0 });
  IntersectionObserver.prototype.observe = function (target) {
    (globalThis as unknown as { mounts: number }).mounts++;
    observing.add(this);
    alive.observers = observing.size;
    observe.call(this, target);
  };
  IntersectionObserver.prototype.disconnect = function () {
    observing.delete(this);
    alive.observers = observing.size;
    disconnect.call(this);
  };
  const open = new Set<MessagePort>();
  const { close } = MessagePort.prototype;
  MessagePort.prototype.close = function () {
    open.delete(this);
    alive.ports = open.size;
    close.call(this);
  };
  globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      open.add(this.port1);
      alive.ports = open.size;
    }
  };
  const running = new Set<unknown>();
  const { setTimeout, clearTimeout } = globalThis;
  const note = () => {
    alive.timers = running.size;
  };
  Object.assign(globalThis, {
    setTimeout(work: () => void, delay: number) {
      const id: unknown = setTimeout(() => {
        running.delete(id);
        note();
        work();
      }, delay);
      running.add(id);
      note();
      return id;
    },
    clearTimeout(id: number) {
      running.delete(id);
      note();
      clearTimeout(id);
    },
  });
}

test('a hundred mounts and unmounts leak no listener, observer, port or timer', async () => {
  const url = stage.page(`<head>${plain}</head><body><main></main>`);
  const { page, errors } = await openPage(url, { before: (fresh) => fresh.addInitScript(countResources) });
  const rest = async () => {
    await page.waitForFunction(
      () => (globalThis as unknown as { alive: { timers: number } }).alive.timers === 0,
      undefined,
      { polling: 20 },
    );
    return page.evaluate(() => ({ ...(globalThis as unknown as { alive: object }).alive }));
  };
  const round = (wait: number) =>
    page.evaluate(
      async ([html, ms]) => {
        const main = document.querySelector('main');
        if (!main) return;
        main.innerHTML = html;
        while (!main.querySelector('[role=status]')) await new Promise(requestAnimationFrame);
        if (ms) await new Promise((done) => addEventListener('lampstand:ready', done, { once: true }));
        main.innerHTML = '';
      },
      [place, wait] as const,
    );
  const before = await rest();

  for (let count = 0; count < 100; count++) await round(0);
  const afterQuick = await rest();
  for (let count = 0; count < 5; count++) await round(1);
  const afterReady = await rest();

  expect(await page.evaluate('mounts')).toBe(105);
  expect(before).toMatchObject({ observers: 0, ports: 0, timers: 0 });
  expect(afterQuick).toEqual(before);
  // The five waits above added a listener each, which removed itself.
  expect({ ...afterReady, listeners: 0 }).toEqual({ ...before, listeners: 0 });
  expect(page.frames()).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('two copies of an app listen only to their own frame, and removing one leaves the other working', async () => {
  const { page } = await openPage(stage.page(`<body>${line()}${line()}`), { height: 2_000 });
  const [first, second] = await readyFrames(page, 2);
  if (!first || !second) throw new Error('Two apps were expected.');
  await say(first, { type: 'height', value: 700 });
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('iframe')].map((frame) => frame.offsetHeight).sort());
  await expect.poll(heights).toEqual([380, 700]);

  await page.evaluate(() => document.querySelector('ministry-app')?.remove());
  await settle(page);

  const [left] = await readyFrames(page);
  if (left) await say(left, { type: 'height', value: 555 });
  await expect.poll(heights).toContain(555);
  await page.close();
});
