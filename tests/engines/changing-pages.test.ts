import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { type FixtureSite, startFixtureSite } from '../support/fixture-site.ts';
import { product } from '../support/shared-product.ts';

let site: FixtureSite;
let react: string;
beforeAll(async () => {
  site = await startFixtureSite();
  react = site.put(reactForPages(), { path: '/react.js', type: 'text/javascript' });
});
afterAll(() => site?.close());

const patient = { timeout: 20_000, interval: 100 };
const app = ['iframe'];
const placeholder = '<div data-church="grace-chapel" data-app="prayer-generator" style="min-height:420px"></div>';

/** React as a church's site bundles it, in one file with one global. */
function reactForPages(): string {
  const files = {
    react: 'react',
    'react-dom': 'react-dom',
    'react-dom/client': 'react-dom-client',
    scheduler: 'scheduler',
  };
  const modules = Object.entries(files).map(([name, file]) => {
    const path = `../../node_modules/${name.split('/')[0]}/cjs/${file}.production.js`;
    const source = readFileSync(new URL(path, import.meta.url), 'utf8');
    return `${JSON.stringify(name)}: (module, exports, require) => {${source}\n}`;
  });
  return `var { React, createRoot } = (() => {
    const modules = {${modules.join(',\n')}}, loaded = {}, process = { env: {} };
    const require = (name) => {
      if (!loaded[name]) { const module = loaded[name] = { exports: {} }; modules[name](module, module.exports, require); }
      return loaded[name].exports;
    };
    return { React: require('react'), createRoot: require('react-dom/client').createRoot };
  })();`;
}

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: pages that change in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const loader = () => `<script async src="${product.origin}/embed.js"></script>`;
    const head = () => `<head><script>var ready = 0, problems = [];
      addEventListener('lampstand:ready', () => ready++);
      addEventListener('error', (event) => problems.push(event.message));</script>${loader()}</head>`;
    const open = (body: string) => browser.goto(site.page(`${head()}<body>${body}`));
    const readied = (times: number) =>
      expect
        .poll(() => browser.eval([], () => (globalThis as unknown as { ready: number }).ready), patient)
        .toBe(times);
    const frames = () => browser.eval([], () => document.querySelectorAll('iframe').length);
    const gone = () => expect.poll(frames, patient).toBe(0);
    const problems = () => browser.eval([], () => (globalThis as unknown as { problems: string[] }).problems);
    const height = () => browser.eval([], () => document.querySelector('iframe')?.offsetHeight);
    const wanted = () => browser.eval(app, () => document.documentElement.offsetHeight);
    /** The frame is as high as its content, within the one pixel that it ignores. */
    const expectFits = async () => {
      await expect.poll(async () => Math.abs(((await height()) ?? 0) - (await wanted())), patient).toBeLessThan(2);
      expect(await height()).toBeGreaterThan(200);
    };

    test('Squarespace Ajax: apps open in fetched markup, where scripts do not run, and on the way back', async () => {
      const page = (title: string, html: string) =>
        site.put(`<!doctype html><title>${title}</title><main id="page">${html}</main>`);
      const prayer = page('Prayer', `${placeholder}<script>ready = 99</script>`);
      const about = page('About us', '<p>We meet at ten.</p>');
      await open(`<main id="page"><p>Welcome</p></main>`);
      const visit = (url: string) =>
        browser.eval(
          [],
          async (address) => {
            const text = await (await fetch(address)).text();
            const next = new DOMParser().parseFromString(text, 'text/html');
            const main = document.querySelector('#page');
            if (main) main.innerHTML = next.querySelector('#page')?.innerHTML ?? '';
          },
          url,
        );

      await visit(prayer);
      await readied(1);
      await visit(about);
      await gone();
      await visit(prayer);
      await readied(2);

      expect(await frames()).toBe(1);
      expect(await problems()).toEqual([]);
    });

    test('Turbo: apps open in a replaced body, and again in a restored snapshot', async () => {
      const line = `<script async src="${product.origin}/embed.js" data-church="grace-chapel" data-app="prayer-generator" style="display:block;min-height:420px"></script>`;
      await open(`<script>var snapshot;
        function render(body) {
          for (const inert of body.querySelectorAll('script')) {
            const script = document.createElement('script');
            for (const { name, value } of inert.attributes) script.setAttribute(name, value);
            inert.replaceWith(script);
          }
          snapshot = document.body.cloneNode(true);
          document.documentElement.replaceChild(body, document.body);
        }
        function fresh(html) { return new DOMParser().parseFromString(html, 'text/html').body; }
        </script><main><p>Welcome</p></main>`);
      const turn = (html: string) =>
        browser.eval(
          [],
          (text) => {
            const turbo = globalThis as unknown as {
              render(body: Node): void;
              fresh(html: string): Node;
              snapshot: Node;
            };
            turbo.render(text ? turbo.fresh(text) : turbo.snapshot);
          },
          html,
        );

      await turn(`<main>${line}</main>`);
      await readied(1);
      await turn('<main><p>We meet at ten.</p></main>');
      await gone();
      await turn('');
      await readied(2);

      expect(await frames()).toBe(1);
      expect(await browser.eval([], () => document.querySelectorAll('ministry-app').length)).toBe(1);
      expect(await problems()).toEqual([]);
    });

    test('React: re-rendering keeps the app and its text, a changed prop changes it, unmounting removes it', async () => {
      await open(`<div id="root"></div><script src="${react}"></script><script>
        const root = createRoot(document.querySelector('#root')), { createElement: h, StrictMode } = React;
        function show(app, count) {
          root.render(h(StrictMode, null, h('p', null, 'Visit ' + count),
            app && h('ministry-app', { church: 'grace-chapel', app, class: 'wide' + count }), h('footer', null, 'Sundays at ten')));
        }
        show('prayer-generator', 1);</script>`);
      const show = (name: string, count: number) =>
        browser.eval(
          [],
          (id, visit) => (globalThis as unknown as { show(app: string, count: number): void }).show(id, visit),
          name,
          count,
        );
      await readied(1);
      await browser.type(app, '#f-situation', 'My sister Ana starts on Monday.');

      await show('prayer-generator', 2);
      await expect.poll(() => browser.eval([], () => document.querySelector('p')?.textContent)).toBe('Visit 2');
      expect(await browser.eval(app, () => document.querySelector('textarea')?.value)).toContain('Ana');
      await show('debt-coach', 3);
      await readied(2);
      expect(await browser.eval([], () => document.querySelector('iframe')?.src)).toContain('/debt-coach?');
      await show('', 4);

      await gone();
      expect(await problems()).toEqual([]);
    });

    test('accordion: the app loads when opened, and has its height each time', async () => {
      await open(`<details><summary>Ask for prayer</summary>${placeholder}</details>`);
      const toggle = (isOpen: boolean) =>
        browser.eval(
          [],
          (state) => {
            const details = document.querySelector('details');
            if (details) details.open = state;
          },
          isOpen,
        );
      await browser.eval([], () => new Promise((done) => setTimeout(done, 300)));
      expect(await frames()).toBe(0);

      for (const isOpen of [true, false, true]) {
        await toggle(isOpen);
        await readied(1);
      }

      await expectFits();
      expect(await problems()).toEqual([]);
    });

    test('hidden tab: an app hidden while loading, and again later, keeps a correct height', async () => {
      await open(`<div id="tab">${placeholder}</div><p>Other tab</p>`);
      const show = (display: string) =>
        browser.eval(
          [],
          (value) => document.querySelector<HTMLElement>('#tab')?.style.setProperty('display', value),
          display,
        );
      await expect.poll(frames, patient).toBe(1);
      await show('none');
      await readied(1);

      await show('block');
      await expectFits();
      const before = await height();
      await show('none');
      await browser.eval([], () => new Promise((done) => setTimeout(done, 300)));
      await show('block');

      await expectFits();
      expect(await height()).toBe(before);
    });

    test('200 % zoom: nothing is cut off and nothing scrolls sideways', async () => {
      await open(`<main>${placeholder}</main>`);
      await readied(1);
      const width = () => browser.eval([], () => document.querySelector('iframe')?.offsetWidth ?? 0);
      const before = await width();

      await browser.eval([], () => document.documentElement.style.setProperty('zoom', '2'));

      await expect.poll(width, patient).toBeLessThan(before * 0.6);
      const cut = () =>
        browser.eval(app, () => {
          const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
          return { below: scrollHeight - innerHeight > 1, aside: scrollWidth - clientWidth > 1 };
        });
      await expect.poll(cut, patient).toEqual({ below: false, aside: false });
      expect(await browser.eval([], () => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('offline: a message with a link at once, and the app when the network is back', async () => {
      await browser.goto(
        site.page(`<head><script>var ready = 0, online = false;
          Object.defineProperty(Navigator.prototype, 'onLine', { get: () => online });
          addEventListener('lampstand:ready', () => ready++);</script>${loader()}</head><body>${placeholder}`),
      );
      const words = () => browser.eval([], () => document.querySelector('[data-app]')?.textContent);
      await expect.poll(words, patient).toContain('(offline)');
      expect(await browser.eval([], () => document.querySelector('a')?.pathname)).toBe(
        '/a/grace-chapel/prayer-generator',
      );

      await browser.eval([], () => {
        Object.assign(globalThis, { online: true });
        dispatchEvent(new Event('online'));
      });

      await readied(1);
      expect(await frames()).toBe(1);
    });

    test('a frame that reloads during a visit connects again and gets its height', async () => {
      await open(`<main style="width:600px">${placeholder}</main>`);
      await readied(1);

      await browser.eval(app, () => {
        setTimeout(() => location.reload());
      });
      await readied(2);

      await expectFits();
      await browser.type(app, '#f-situation', 'Still here.');
      expect(await browser.eval(app, () => document.querySelector('textarea')?.value)).toBe('Still here.');
    });
  });
}
