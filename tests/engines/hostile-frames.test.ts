import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// For the type of window.Lampstand.
import type {} from '../../loader/src/api.ts';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { type FakeProduct, startFakeProduct } from '../support/fake-product.ts';
import { type FixtureSite, startFixtureSite } from '../support/fixture-site.ts';
import { product } from '../support/shared-product.ts';

let stage: FakeProduct;
/** Another site; the product treats it as listed, because every page of this machine is. */
let stranger: FixtureSite;
beforeAll(async () => {
  [stage, stranger] = await Promise.all([startFakeProduct(), startFixtureSite()]);
});
afterAll(() => Promise.all([stage?.close(), stranger?.close()]));

const patient = { timeout: 15_000, interval: 100 };
const app = ['iframe'];
const line =
  '<script async src="%LOADER%" data-church="grace-chapel" data-app="prayer-generator" style="display:block;min-height:420px"></script>';
const note = `<script>var seen = [], problems = [];
  for (const type of ['ready', 'resize', 'done', 'error']) addEventListener('lampstand:' + type, (event) => seen.push({ type, ...event.detail }));
  addEventListener('error', (event) => problems.push(event.message));</script>`;
const hurry = '<script>{ const wait = setTimeout; window.setTimeout = (work, ms) => wait(work, ms / 20); }</script>';
/** A page that replaces our frame, speaks the protocol and tries to do more than it may. */
const impostor = `<!doctype html><script>
  var told = [], outcomes = [];
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return;
    port.onmessage = ({ data }) => told.push(data);
    for (const value of [9e9, -1, '900', 432]) port.postMessage({ type: 'height', value });
    port.postMessage({ type: 'ready' });
  });
  for (const attempt of [() => top.location = 'about:blank', () => parent.document.title, () => localStorage.length, () => parent.frames[0].location = 'about:blank']) {
    try { attempt(); outcomes.push('done'); } catch (error) { outcomes.push(error.name); }
  }
  parent.postMessage({ lampstand: 1, type: 'hello' }, '*');
</script>`;

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: hostile frames in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const open = (html: string, headers: Record<string, string> = {}) =>
      browser.goto(stage.page(`<head>${note}</head><body>${html}`, headers));
    const seen = () =>
      browser.eval(
        [],
        () => (globalThis as unknown as { seen: { type: string; code?: string; height?: number }[] }).seen,
      );
    const types = async () => (await seen()).map(({ type }) => type);
    const problems = () => browser.eval([], () => (globalThis as unknown as { problems: string[] }).problems);
    const height = () => browser.eval([], () => document.querySelector('iframe')?.offsetHeight);
    const leaveFor = (url: string) =>
      browser.eval(
        app,
        (address) => {
          setTimeout(() => {
            location.href = address;
          });
        },
        url,
      );

    test('a frame that navigates away stays sandboxed, and learns only the page’s look', async () => {
      await open(`${line}<iframe id="other" src="about:blank"></iframe>`);
      await expect.poll(types, patient).toContain('ready');
      const url = await browser.eval([], () => location.href);

      await leaveFor(stranger.put(impostor));
      await expect.poll(height, patient).toBe(432);

      const { told, outcomes } = await browser.eval(app, () => {
        const { told: heard, outcomes: found } = globalThis as unknown as {
          told: { token?: string }[];
          outcomes: string[];
        };
        return { told: heard, outcomes: found };
      });
      expect(told).toMatchObject([{ type: 'look', look: { theme: 'light' } }]);
      expect(told[0]?.token ?? null).toBeNull();
      expect(outcomes).not.toContain('done');
      expect(await browser.eval([], () => location.href)).toBe(url);
      expect((await seen()).flatMap(({ height: asked }) => asked ?? [])).toEqual([380, 432]);
      expect(await problems()).toEqual([]);
    });

    test('under the documented two-line policy the frame cannot navigate away', async () => {
      const url = stranger.put(impostor);
      await open(line, {
        'content-security-policy': "default-src 'none'; script-src %ORIGIN% 'unsafe-inline'; frame-src %ORIGIN%",
      });
      await expect.poll(types, patient).toContain('ready');
      await browser.eval([], () => {
        const refused: string[] = [];
        Object.assign(globalThis, { refused });
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
      });

      await leaveFor(url);

      const refused = () => browser.eval([], () => (globalThis as unknown as { refused: string[] }).refused);
      await expect.poll(refused, patient).toContain('frame-src');
      expect(await height()).not.toBe(432);
    });

    test('heights that oscillate are stopped, reported once, then ignored', async () => {
      await open(line);
      await expect.poll(types, patient).toContain('ready');

      await browser.eval(app, () => {
        const { say } = globalThis as unknown as { say(message: object): void };
        for (let count = 0; count < 400; count++) say({ type: 'height', value: count % 2 ? 9_000 : 300 });
        say({ type: 'done' });
      });

      await expect.poll(types, patient).toContain('done');
      const stopped = await height();
      expect((await seen()).filter(({ type }) => type === 'error')).toMatchObject([{ code: 'resize-loop' }]);
      expect((await types()).filter((type) => type === 'resize').length).toBeLessThan(100);
      await browser.eval(app, () => {
        const { say } = globalThis as unknown as { say(message: object): void };
        say({ type: 'height', value: 5_555 });
        say({ type: 'done' });
      });
      await expect.poll(async () => (await types()).filter((type) => type === 'done').length, patient).toBe(2);
      expect(await height()).toBe(stopped);
    });

    test('a flood of large and small messages leaves the page usable', async () => {
      await open(`${line}<button onclick="this.textContent = 'Pressed'">Press</button>`);
      await expect.poll(types, patient).toContain('ready');

      await browser.eval(app, () => {
        const { say, hello } = globalThis as unknown as { say(message: unknown): void; hello(): void };
        const ballast = 'x'.repeat(1_000_000);
        for (let count = 0; count < 20; count++) say({ type: 'nonsense', ballast });
        for (let count = 0; count < 20_000; count++) say(count % 2 ? { type: 'look', count } : [count]);
        for (let count = 0; count < 300; count++) hello();
        say({ type: 'done', ballast, church: 'another' });
      });
      await browser.eval([], () => document.querySelector('button')?.click());

      expect(await browser.eval([], () => document.querySelector('button')?.textContent)).toBe('Pressed');
      await expect
        .poll(async () => (await seen()).at(-1), { ...patient, timeout: 30_000 })
        .toMatchObject({
          type: 'done',
          church: 'grace-chapel',
          app: 'prayer-generator',
        });
      expect(await problems()).toEqual([]);
    });

    test('a sibling frame that impersonates the page gets nothing from the app', async () => {
      const sibling = `<script>var heard = 0, sent = 0;
        setInterval(() => {
          for (let index = 0; index < parent.frames.length; index++) {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => heard++;
            sent++;
            parent.frames[index].postMessage({ lampstand: 1, type: 'init' }, '*', [port2]);
            parent.frames[index].postMessage({ type: 'look', look: { theme: 'dark' }, token: 'forged' }, '*');
          }
        }, 5);</script>`;
      const page = `<!doctype html><head>${note}</head><iframe id="sibling" src="${stranger.put(sibling, { host: 'localhost' })}"></iframe>
        ${line.replace('<script ', '<script id="line" ').replace('%LOADER%', `${product.origin}/embed.js`)}`;
      await browser.goto(stranger.put(page));

      await expect.poll(types, patient).toContain('ready');

      const counts = await browser.eval(['#sibling'], () => {
        const { heard, sent } = globalThis as unknown as { heard: number; sent: number };
        return { heard, sent: sent > 10 };
      });
      expect(counts).toEqual({ heard: 0, sent: true });
      expect(await browser.eval(['ministry-app iframe'], () => document.documentElement.dataset.theme)).toBe('light');
    });

    test("a stranger's page around the church's gets no app, and the church's page shows the link", async () => {
      const church = stage.page(`<head>${hurry}</head><body>${line}`);
      const before = stage.requests.filter((path) => path === '/frame.js').length;
      await browser.goto(
        stranger.page(`<iframe id="church" src="${church}" width="800" height="600" style="opacity:.01"></iframe>`),
      );

      await expect
        .poll(() => browser.eval(['#church'], () => document.querySelector('a')?.pathname), patient)
        .toBe('/a/grace-chapel/prayer-generator');

      expect(stage.requests.filter((path) => path === '/frame.js').length).toBe(before);
    });

    test('a page that frames the app directly under a church’s name is refused', async () => {
      const frame = `${stage.origin}/embed/grace-chapel/prayer-generator?site=http://127.0.0.1`;
      const asked = () => stage.requests.filter((path) => path.startsWith('/embed/')).length;
      const [before, scripts] = [asked(), stage.requests.filter((path) => path === '/frame.js').length];

      await browser.goto(stranger.page(`<iframe src="${frame}" width="800" height="600"></iframe>`));
      await expect.poll(asked, patient).toBe(before + 1);
      // The next page has loaded; by then an allowed frame would have requested its script.
      await open(line);
      await expect.poll(types, patient).toContain('ready');

      expect(stage.requests.filter((path) => path === '/frame.js').length).toBe(scripts + 1);
    });
  });
}
