import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { type FakeProduct, startFakeProduct } from '../support/fake-product.ts';
import { type FixtureSite, startFixtureSite } from '../support/fixture-site.ts';

let stage: FakeProduct;
/** Where an optimizer keeps its copies. */
let cache: FixtureSite;
let loader: string;
beforeAll(async () => {
  [stage, cache] = await Promise.all([startFakeProduct(), startFixtureSite()]);
  loader = await (await fetch(`${stage.origin}/embed.js`)).text();
});
afterAll(() => Promise.all([stage?.close(), cache?.close()]));

const patient = { timeout: 15_000, interval: 100 };
const note = `<script>var ready = [], problems = [];
  addEventListener('lampstand:ready', (event) => ready.push(event.target.previousElementSibling?.id || event.target.id));
  addEventListener('error', (event) => problems.push(event.message));</script>`;
const attributes = 'data-church="grace-chapel" data-app="prayer-generator"';
const style = 'style="display:block;min-height:420px"';
const placeholder = `<div id="place" ${attributes} style="min-height:420px"></div>`;

/** Runs every inert script of a type as an optimizer does: as a new element with some of its attributes. */
const revive = (type: string, keep: string) => `<script>function revive() {
  for (const inert of document.querySelectorAll('script[type="${type}"]')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) {
      const kept = (${keep})(name);
      if (kept) script.setAttribute(kept, value);
    }
    script.text = inert.text;
    inert.replaceWith(script);
  }
}</script>`;

/** What a WordPress role without `unfiltered_html` keeps of what it saves (measured on WordPress 6.1). */
const savedByAnAuthor = (html: string) => html.replace(/<\/?(script|iframe|ministry-app)\b[^>]*>/g, '');

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: optimisers and filters in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const open = (html: string) => browser.goto(stage.page(`<head>${note}</head><body>${html}`));
    const ready = () => browser.eval([], () => (globalThis as unknown as { ready: string[] }).ready);
    const frames = () => browser.eval([], () => document.querySelectorAll('iframe').length);
    const expectOneApp = async (where: string) => {
      await expect.poll(ready, patient).toEqual([where]);
      expect(await frames()).toBe(1);
      expect(await browser.eval([], () => (globalThis as unknown as { problems: string[] }).problems)).toEqual([]);
    };

    test('Rocket Loader: the script tag is inert and its file runs after load without currentScript', async () => {
      await open(`<main><script id="line" async src="%LOADER%" type="f3a1-text/javascript" ${attributes} ${style}></script></main>
        <script>addEventListener('load', () => setTimeout(async () => {
          const source = await (await fetch(document.querySelector('#line').src)).text();
          new Function(source)();
        }))</script>`);

      await expectOneApp('line');
      expect(await browser.eval([], () => document.querySelector('main iframe') !== null)).toBe(true);
    });

    test('WP Rocket: a local copy under another name runs at the first interaction', async () => {
      const copy = cache.put(loader, { path: '/wp-content/cache/min/1/9f2c.js', type: 'text/javascript' });
      await open(`${revive('rocketlazyloadscript', "(name) => name === 'type' ? '' : name.replace('data-rocket-', '')")}
        <main><script id="line" async type="rocketlazyloadscript" data-rocket-src="${copy}" ${attributes} ${style}></script></main>
        <script>addEventListener('pointermove', revive, { once: true })</script>`);
      expect(await frames()).toBe(0);

      await browser.eval([], () => {
        dispatchEvent(new PointerEvent('pointermove'));
      });

      await expectOneApp('line');
    });

    test('bundled with other files in strict mode, without its tag, the loader fills the placeholder', async () => {
      const others = 'var define = Object.assign(() => { throw new Error("no module here"); }, { amd: {} });';
      const bundle = cache.put(`"use strict";${others}\n;${loader};\nvar exports = {}, module = { exports };`, {
        path: '/autoptimize_4d1.js',
        type: 'text/javascript',
      });

      await open(`<main>${placeholder}</main><script defer src="${bundle}"></script>`);

      await expectOneApp('place');
    });

    test('imported as a module by the theme, long after load', async () => {
      await open(`<main>${placeholder}</main>
        <script>addEventListener('load', () => setTimeout(() => import('%LOADER%'), 50))</script>`);

      await expectOneApp('place');
    });

    test('consent tool: nothing loads before the visitor agrees, then the app opens where the script was', async () => {
      const before = stage.requests.length;
      await open(`${revive('text/plain', "(name) => name === 'type' || name === 'data-category' ? '' : name")}
        <main><script id="line" type="text/plain" data-category="functional" src="%LOADER%" ${attributes} ${style}></script></main>`);
      expect(stage.requests.length).toBe(before);

      await browser.eval([], () => (globalThis as unknown as { revive(): void }).revive());

      await expectOneApp('line');
    });

    test('kses: an author keeps the placeholder and the link, and one site-wide script serves them', async () => {
      const forms = [
        `<script id="line" async src="%LOADER%" ${attributes} ${style}></script>`,
        `<iframe src="%ORIGIN%/embed/grace-chapel/bible-chat?form=iframe"></iframe>`,
        '<ministry-app church="grace-chapel" app="debt-coach"></ministry-app>',
        placeholder,
        '<a href="%ORIGIN%/a/grace-chapel/prayer-generator">Open the Prayer Generator</a>',
      ];

      await open(
        `<main>${savedByAnAuthor(forms.join('\n'))}</main><footer><script async src="%LOADER%"></script></footer>`,
      );

      await expectOneApp('place');
      expect(await browser.eval([], () => document.querySelector('a')?.pathname)).toBe(
        '/a/grace-chapel/prayer-generator',
      );
    });

    test('classic editor: the script in a paragraph between line breaks, minified without quotes', async () => {
      await open(
        `<main><p>Pray with us:<br /><script id=line async src=%LOADER% data-church=grace-chapel data-app=prayer-generator ${style}></script><br /></p></main>`,
      );

      await expectOneApp('line');
      expect(await browser.eval([], () => document.querySelector('p iframe') !== null)).toBe(true);
    });
  });
}
