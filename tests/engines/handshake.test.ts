import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line } from '../support/embed-page.ts';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { type FakeProduct, startFakeProduct } from '../support/fake-product.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(() => stage?.close());

/** Globals of the test frame. */
interface FrameGlobals {
  say(message: unknown): void;
  hello(): void;
  inits: number;
  looks: { theme: string; dir?: string }[];
}

const app = ['iframe'];
const heads = `<script>var seen = [], problems = [];
  for (const type of ['ready', 'resize', 'done', 'error']) addEventListener('lampstand:' + type, (event) => seen.push({ type, ...event.detail }));
  addEventListener('error', (event) => problems.push(event.message));</script>`;

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: the handshake and sandbox suite in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const open = async (html: string, headers: Record<string, string> = {}) => {
      await browser.goto(stage.page(`<head>${heads}</head><body>${html}`, headers));
    };
    const seen = () =>
      browser.eval(
        [],
        () => (globalThis as unknown as { seen: { type: string; code?: string; height?: number }[] }).seen,
      );
    const types = async () => (await seen()).map(({ type }) => type);
    const height = () => browser.eval([], () => document.querySelector('iframe')?.offsetHeight);
    const say = (message: unknown) =>
      browser.eval(app, (data) => (globalThis as unknown as FrameGlobals).say(data), message);
    const patient = { timeout: 15_000, interval: 100 };

    test('the script opens the app, the app takes text, and the page follows its height', async () => {
      await open(`<h1>Grace Chapel</h1>${line()}`);
      await expect.poll(types, patient).toContain('ready');

      await browser.type(app, '#name', 'Ruth');
      await say({ type: 'height', value: 731 });

      await expect.poll(height, patient).toBe(731);
      expect(await browser.eval(app, () => document.querySelector('input')?.value)).toBe('Ruth');
      expect(await browser.eval([], () => (globalThis as unknown as { problems: string[] }).problems)).toEqual([]);
    });

    test('the frame has an opaque origin, no storage and no access to the page', async () => {
      await open(line());
      await expect.poll(types, patient).toContain('ready');

      const facts = await browser.eval(app, () => {
        const attempt = (work: () => unknown) => {
          try {
            return `did ${work()}`;
          } catch (error) {
            return (error as Error).name;
          }
        };
        return {
          origin: self.origin,
          storage: attempt(() => localStorage.length),
          cookie: attempt(() => document.cookie),
          page: attempt(() => parent.document.title),
        };
      });

      expect(facts).toEqual({
        origin: 'null',
        storage: 'SecurityError',
        cookie: 'SecurityError',
        page: 'SecurityError',
      });
    });

    test('a frame that reloads connects again, and malformed messages change nothing', async () => {
      await open(line());
      await expect.poll(types, patient).toContain('ready');
      for (const message of [
        null,
        'height',
        { type: 'height', value: -1 },
        { type: 'height', value: 1e9 },
        { type: 'height', value: '9' },
      ])
        await say(message);

      await browser.eval(app, () => {
        setTimeout(() => location.reload());
      });

      await expect.poll(async () => (await types()).filter((type) => type === 'ready').length, patient).toBe(2);
      await say({ type: 'height', value: 644 });
      await expect.poll(height, patient).toBe(644);
      expect((await seen()).flatMap(({ height: told }) => told ?? [])).toEqual([380, 644]);
    });

    test('a hello from anything but the frame gets no answer', async () => {
      await open(
        `${line()}<iframe id="sibling" sandbox="allow-scripts" srcdoc="<script>parent.postMessage({ lampstand: 1, type: 'hello' }, '*')</script>"></iframe>`,
      );
      await expect.poll(types, patient).toContain('ready');

      await browser.eval([], () => {
        postMessage({ lampstand: 1, type: 'hello' }, '*');
        dispatchEvent(new MessageEvent('message', { data: { lampstand: 1, type: 'hello' } }));
      });
      await say({ type: 'done' });

      await expect.poll(types, patient).toContain('done');
      expect(await browser.eval(app, () => (globalThis as unknown as FrameGlobals).inits)).toBe(1);
    });

    test('the frame learns theme and direction of the page', async () => {
      await open(`<main dir="rtl" style="background:#111;color:#eee">${line()}</main>`);
      await expect.poll(types, patient).toContain('ready');

      const look = () => browser.eval(app, () => (globalThis as unknown as FrameGlobals).looks.at(-1));

      await expect.poll(look, patient).toMatchObject({ theme: 'dark', dir: 'rtl' });
    });

    test('a strict policy with our one host works, and one without it is reported', async () => {
      const strict = "default-src 'none'; script-src %ORIGIN% 'unsafe-inline'";
      await open(line('prayer-generator', ''), { 'content-security-policy': `${strict}; frame-src %ORIGIN%` });
      await expect.poll(types, patient).toContain('ready');

      await open(line('prayer-generator', ''), { 'content-security-policy': strict });

      await expect.poll(seen, patient).toMatchObject([{ type: 'error', code: 'blocked-by-csp' }]);
      expect(await browser.eval([], () => document.querySelector('a')?.pathname)).toBe(
        '/a/grace-chapel/prayer-generator',
      );
    });

    test('a removed placeholder loses its frame, and gets one again with its markup', async () => {
      await open(
        `<main><div data-church="grace-chapel" data-app="bible-chat"></div></main><script src="%LOADER%"></script>`,
      );
      await expect.poll(types, patient).toContain('ready');

      const markup = '<div data-church="grace-chapel" data-app="bible-chat"></div>';
      await browser.eval([], () => document.querySelector('main')?.replaceChildren());
      await expect.poll(() => browser.eval([], () => frames.length), patient).toBe(0);
      await browser.eval(
        [],
        (html) => {
          const main = document.querySelector('main');
          if (main) main.innerHTML = html;
        },
        markup,
      );

      await expect.poll(async () => (await types()).filter((type) => type === 'ready').length, patient).toBe(2);
    });
  });
}
