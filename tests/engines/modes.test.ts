import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// For the type of window.Lampstand.
import type {} from '../../loader/src/api.ts';
import type { Handle } from '../../loader/src/embed-slot.ts';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { type FakeProduct, startFakeProduct } from '../support/fake-product.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(() => stage?.close());

const app = ['dialog iframe'];
const patient = { timeout: 15_000, interval: 100 };
const heads = `<script>var seen = [], problems = [];
  for (const type of ['ready', 'open', 'close', 'escape', 'error']) addEventListener('lampstand:' + type, (event) => seen.push(type));
  addEventListener('error', (event) => problems.push(event.message));</script>`;
const line = (mode: string, more = '') =>
  `<script async src="%LOADER%" data-church="grace-chapel" data-app="prayer-generator" data-mode="${mode}" ${more}></script>`;

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: popup, float and page in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const open = async (html: string, headers: Record<string, string> = {}) => {
      await browser.goto(stage.page(`<head>${heads}</head><body>${html}`, headers));
      await expect.poll(() => has('ministry-app > button, div > button'), patient).toBe(true);
    };
    const has = (selector: string) => browser.eval([], (wanted) => document.querySelector(wanted) !== null, selector);
    const press = (selector: string) =>
      browser.eval([], (wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
    const seen = () => browser.eval([], () => (globalThis as unknown as { seen: string[] }).seen);
    const problems = () => browser.eval([], () => (globalThis as unknown as { problems: string[] }).problems);
    const box = (selector: string) =>
      browser.eval(
        [],
        (wanted) => {
          const found = document.querySelector(wanted)?.getBoundingClientRect();
          return found && { left: found.left, top: found.top, right: found.right, bottom: found.bottom };
        },
        selector,
      );
    const view = () => browser.eval([], () => ({ width: document.documentElement.clientWidth, height: innerHeight }));

    test.each(['popup', 'float', 'page'])(
      '%s: a button opens the app in a named dialog, and loads it then only',
      async (mode) => {
        const asked = () => stage.requests.filter((path) => path.startsWith('/embed/')).length;
        const before = asked();
        await open(`<p>Text</p>${line(mode, 'data-label="Ask for prayer" data-title="Prayer"')}`);
        expect(asked()).toBe(before);

        await press('ministry-app > button');
        await expect.poll(seen, patient).toEqual(expect.arrayContaining(['open', 'ready']));

        expect(asked()).toBe(before + 1);
        const facts = await browser.eval([], () => {
          const dialog = document.querySelector('dialog');
          return {
            isModal: dialog?.matches(':modal'),
            name: dialog?.ariaLabel,
            buttons: [...document.querySelectorAll('button')].map(({ textContent, type }) => [textContent, type]),
            styles: document.querySelectorAll('style').length,
            body: document.body.getAttribute('style'),
            root: document.documentElement.getAttribute('style'),
          };
        });
        expect(facts).toEqual({
          isModal: true,
          name: 'Prayer',
          buttons: [
            ['Ask for prayer', 'button'],
            ['Close', 'button'],
          ],
          styles: 0,
          body: null,
          root: null,
        });
        expect(await problems()).toEqual([]);
      },
    );

    test('the dialog’s button closes it, focus returns, and the typed text is there on reopening', async () => {
      await open(line('popup'));
      await browser.eval([], () => document.querySelector<HTMLElement>('ministry-app > button')?.focus());
      await press('ministry-app > button');
      await expect.poll(seen, patient).toContain('ready');
      await browser.type(app, '#name', 'Ruth');

      await press('dialog > button');
      await expect.poll(seen, patient).toContain('close');
      expect(await has('dialog[open]')).toBe(false);
      expect(await browser.eval([], () => document.activeElement?.matches('ministry-app > button'))).toBe(true);
      await press('ministry-app > button');

      expect(await browser.eval(app, () => document.querySelector('input')?.value)).toBe('Ruth');
      expect((await seen()).filter((type) => type === 'ready')).toHaveLength(1);
    });

    test('Escape in the frame and a click beside the dialog close it; a click inside does not', async () => {
      await open(line('popup'));
      await press('ministry-app > button');
      await expect.poll(seen, patient).toContain('ready');

      await press('dialog > div');
      expect(await has('dialog[open]')).toBe(true);
      await browser.eval(app, () => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      });
      await expect.poll(() => has('dialog[open]'), patient).toBe(false);
      expect(await seen()).toContain('escape');
      await press('ministry-app > button');
      // A click on the page around a modal dialog comes to the dialog itself.
      await press('dialog');

      expect(await has('dialog[open]')).toBe(false);
    });

    test('a launcher keeps its corner and z-index, and changes sides in right-to-left pages', async () => {
      await open(`<div style="height:3000px"></div>${line('float', 'data-z="7"')}`);
      const { width, height } = await view();

      const there = await box('ministry-app > button');
      expect(there?.right).toBeCloseTo(width - 16, 0);
      expect(there?.bottom).toBeCloseTo(height - 16, 0);
      expect(await browser.eval([], () => document.querySelector('button')?.style.zIndex)).toBe('7');
      await press('ministry-app > button');
      const dialog = await box('dialog');
      expect(dialog?.right).toBeCloseTo(width - 16, 0);
      expect(dialog?.bottom).toBeCloseTo(height - 16, 0);
      expect(dialog?.top).toBeGreaterThanOrEqual(0);

      await open(`<main dir="rtl">${line('float')}</main>`);
      expect((await box('ministry-app > button'))?.left).toBeCloseTo(16, 0);
      expect(await browser.eval([], () => document.querySelector('button')?.style.zIndex)).toBe('99');
    });

    test('full-page mode covers the window and scrolls inside', async () => {
      await open(line('page'));
      await press('ministry-app > button');
      await expect.poll(seen, patient).toContain('ready');
      await browser.eval(app, () => {
        (globalThis as unknown as { say(message: object): void }).say({ type: 'height', value: 3_000 });
      });

      await expect
        .poll(() => browser.eval([], () => document.querySelector('dialog')?.scrollHeight), patient)
        .toBeGreaterThan(3_000);

      const { width, height } = await view();
      expect(await box('dialog')).toEqual({ left: 0, top: 0, right: width, bottom: height });
      await browser.eval(app, () => {
        (globalThis as unknown as { say(message: object): void }).say({ type: 'reveal', top: 2_500 });
      });
      await expect
        .poll(() => browser.eval([], () => document.querySelector('dialog')?.scrollTop), patient)
        .toBeGreaterThan(1_000);
      expect(await browser.eval([], () => scrollY)).toBe(0);
    });

    test('a strict policy needs no extra host, and a dark page gets a dark dialog', async () => {
      await open(`<main style="background:#101418;color:#eee">${line('popup')}</main>`, {
        'content-security-policy': "default-src 'none'; script-src %ORIGIN% 'unsafe-inline'; frame-src %ORIGIN%",
      });
      // The page's own colours are style attributes, which the policy refuses; set as properties they are allowed.
      await browser.eval([], () => Object.assign(document.body.style, { background: '#101418', color: '#eee' }));
      await expect
        .poll(
          () => browser.eval([], () => getComputedStyle(document.querySelector('dialog') ?? document.body).colorScheme),
          patient,
        )
        .toBe('dark');

      await press('ministry-app > button');
      await expect.poll(seen, patient).toContain('ready');

      expect(await problems()).toEqual([]);
    });

    test('a Spanish page gets Spanish text, and data-lang overrides the page', async () => {
      await open(`<main lang="es-MX">${line('popup')}</main>`);
      expect(await browser.eval([], () => document.querySelector('dialog > button')?.textContent)).toBe('Cerrar');

      await open(`<main lang="es">${line('popup', 'data-lang="en"')}</main>`);
      expect(await browser.eval([], () => document.querySelector('dialog > button')?.textContent)).toBe('Close');
      await press('ministry-app > button');
      await expect.poll(seen, patient).toContain('ready');
      expect(
        await browser.eval([], () => new URL(document.querySelector('iframe')?.src ?? '').searchParams.get('lang')),
      ).toBe('en');
    });

    test('a site’s script can open, close and sign in through the handle, and the token survives a reload', async () => {
      await open(`<div id="mine"></div>${line('popup', 'data-target="#mine"')}`);
      await browser.eval([], async () => {
        const what = { church: 'grace-chapel', app: 'prayer-generator' };
        Object.assign(globalThis, { handle: await window.Lampstand?.mount('#mine', what) });
      });
      const handle = (name: 'open' | 'close') =>
        browser.eval([], (method) => (globalThis as unknown as { handle: Handle }).handle[method](), name);
      const token = () =>
        browser.eval(app, () => (globalThis as unknown as { tokens: (string | undefined)[] }).tokens.at(-1));

      await handle('open');
      await expect.poll(seen, patient).toContain('ready');
      await browser.eval([], () => (globalThis as unknown as { handle: Handle }).handle.token('for-ruth'));
      await expect.poll(token, patient).toBe('for-ruth');
      await browser.eval(app, () => {
        setTimeout(() => location.reload());
      });
      await expect.poll(async () => (await seen()).filter((type) => type === 'ready').length, patient).toBe(2);
      await expect.poll(token, patient).toBe('for-ruth');
      await handle('close');

      await expect.poll(seen, patient).toContain('close');
      expect(await problems()).toEqual([]);
    });
  });
}
