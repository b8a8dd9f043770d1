import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { type FakeProduct, startFakeProduct } from '../support/fake-product.ts';
import { makeChurch, type OwnChurch } from '../support/own-church.ts';
import { startVisit } from '../support/session.ts';
import { mailsTo, product } from '../support/shared-product.ts';

let stage: FakeProduct;
let hopeChapel: OwnChurch;
beforeAll(async () => {
  stage = await startFakeProduct();
  hopeChapel = await makeChurch({ name: 'Hope Chapel', care: 'care@hope-chapel.example' });
});
afterAll(() => stage?.close());

const patient = { timeout: 15_000, interval: 100 };
const line =
  '<script async src="%LOADER%" data-church="grace-chapel" data-app="prayer-generator" style="display:block;min-height:420px"></script>';
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
/** Records events, and undoes changes that would also break the browser's driver. */
const note = `<script>var ready = 0, problems = [], site = location.origin, undo = () => {};
  addEventListener('lampstand:ready', () => { ready++; undo(); });
  addEventListener('error', (event) => problems.push(event.message));
  addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)));</script>`;
/** Timers of the page run twenty times as fast. */
const hurry = '<script>{ const wait = setTimeout; window.setTimeout = (work, ms) => wait(work, ms / 20); }</script>';

/** Code in the page before the script tag that must not stop the app. */
const pages: [string, string][] = [
  [
    'whose scripts have taken names of the window, as those for a map do',
    `<script>var origin = '12 Church Lane', status = 3, name = [], length = 0, event = 'supper', parent2 = 0;
      const places = [], port = 8080, look = 'dark', heights = 1, token = null; function find() {} function start() {} function warn() {}</script>`,
  ],
  [
    'with an old framework that changes the prototypes',
    `<script>
      const { from } = Array;
      undo = () => {
        for (const [owner, names] of [[Object.prototype, 'extend'], [Array.prototype, 'toJSON each clone']])
          for (const name of names.split(' ')) delete owner[name];
        Object.assign(Array, { from });
      };
      const refuse = (name) => function () { throw new Error(name); };
      Object.prototype.extend = refuse('extend');
      Array.prototype.toJSON = Array.prototype.each = Array.prototype.clone = refuse('array');
      Array.from = (value) => [value];
      Function.prototype.bind = function (that, ...given) { return (...more) => this.apply(that, [...given, ...more]); };
      for (const name of ['update', 'hide', 'show', 'insert', 'observe', 'fire']) HTMLElement.prototype[name] = refuse(name);
      HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };</script>`,
  ],
  [
    'that has frozen the language',
    '<script>for (const one of [Object, Array, Function, String, Map, Set, Promise, Event, Node, Element]) { Object.freeze(one); Object.freeze(one.prototype); }</script>',
  ],
  [
    'that has broken the console, JSON and the global that we use',
    `<a id="Lampstand" href="#x">Lampstand</a><script>
      const { JSON: json } = window;
      undo = () => { window.JSON = json; };
      window.console = {};
      window.JSON = undefined;
      window.onmessage = () => false;</script>`,
  ],
  [
    'where another script answers to the name of our element',
    "<script>customElements.define('ministry-app', class extends HTMLElement {});</script>",
  ],
  [
    'with a theme that styles every frame and animates everything',
    `<style>* { transition: all .2s; box-sizing: content-box; } iframe { max-width: 90%; height: auto; border: 9px solid red; }
      div:empty { display: none; } main > * { display: flex; max-width: 600px; margin: 0 auto; } [style] { color: red; }</style>`,
  ],
];

const app = 'prayer-generator';
/** A page that opens an app by its own script and passes it tokens. `heard` records each frame's messages. */
const impostor = (addresses: string[], tokens: string[]) => `<script>
  var frames = [], heard = [];
  addEventListener('message', ({ source, data }) => {
    const index = frames.findIndex((frame) => frame.contentWindow === source);
    heard.push({ index, type: data.type });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard.push({ index, type: data.type });
    source.postMessage({ lampstand: 1, type: 'init' }, '*', [port2]);
    for (const token of ${JSON.stringify(tokens)}) port1.postMessage({ type: 'look', look: { theme: 'light' }, token });
    // The frame handles messages in order: once it is dark, it has received every token.
    port1.postMessage({ type: 'look', look: { theme: 'dark' } });
  });
  for (const address of ${JSON.stringify(addresses)}) {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: address + '&site=' + location.origin, width: 600, height: 1200 });
    frame.sandbox = '${sandbox}';
    frames.push(frame);
    document.body.append(frame);
  }</script>`;

/** Tokens of a church that anyone can get: a visitor's, and that of a person who is signed in to the portal. */
async function tokensOf(church: OwnChurch): Promise<string[]> {
  const document = await (await fetch(`${product.origin}/embed/${church.slug}/${app}`)).text();
  const visit = await startVisit(product, { authorization: `Bearer ${await church.signIn('office')}` });
  const opened = await visit.post(`/api/apps/${app}/token`, {});
  const tokens = [/"token":"([^"]+)"/.exec(document)?.[1], (await opened.json()).token];
  expect(tokens.map((token) => claimsOf(token))).toMatchObject([
    { church: church.slug, aud: 'embed' },
    { church: church.slug, aud: 'portal' },
  ]);
  return tokens;
}
const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: hostile pages in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const open = (html: string) => browser.goto(stage.page(`<head>${note}</head><body>${html}`));
    const ready = () => browser.eval([], () => (globalThis as unknown as { ready: number }).ready);
    const problems = () => browser.eval([], () => (globalThis as unknown as { problems: string[] }).problems);
    const link = () => browser.eval([], () => document.querySelector<HTMLAnchorElement>('ministry-app a')?.pathname);

    test.each(pages)('a page %s still gets its app', async (_what, html) => {
      await open(`${html}<main>${line}</main>`);

      await expect.poll(ready, patient).toBe(1);

      const seen = () =>
        browser.eval([], () => {
          const frame = document.querySelector('iframe');
          const { site } = globalThis as unknown as { site: string };
          return {
            isOurs: new URL(frame?.src ?? '').searchParams.get('page')?.startsWith(`${site}/`),
            sandbox: frame?.getAttribute('sandbox'),
            height: frame?.clientHeight,
            isSeen: frame ? getComputedStyle(frame).visibility : '',
          };
        });
      await expect.poll(seen, patient).toEqual({ isOurs: true, sandbox, height: 380, isSeen: 'visible' });
      expect(await problems()).toEqual([]);
    });

    test('a page that swallows every message, or removes frames, ends with the link', async () => {
      const swallow = "addEventListener('message', (event) => event.stopImmediatePropagation(), true);";
      const remove = `new MutationObserver(() => document.querySelector('iframe')?.remove()).observe(document, { childList: true, subtree: true });`;

      for (const script of [swallow, remove]) {
        await open(`${hurry}<script>${script}</script>${line}`);
        await expect.poll(link, patient).toBe('/a/grace-chapel/prayer-generator');

        expect(await browser.eval([], () => document.querySelector('ministry-app')?.textContent)).toContain(
          '(timeout)',
        );
        expect(await problems()).toEqual([]);
      }
    });

    test('a token of another church has no effect: run and care request go to the church shown', async () => {
      const grace = await makeChurch({ care: `care-${randomUUID()}@grace-chapel.example` });
      const hope = await makeChurch({ name: 'Hope Chapel', care: `care-${randomUUID()}@hope-chapel.example` });
      const tokens = await tokensOf(grace);
      const frame = ['iframe'];
      const words = () => browser.eval(frame, () => document.body.innerText);
      const press = (name: string) =>
        browser.eval(
          frame,
          (start) =>
            [...document.querySelectorAll('button')].find((one) => one.innerText.trim().startsWith(start))?.click(),
          name,
        );
      await open(impostor([`${product.origin}/embed/${hope.slug}/${app}?lang=en`], tokens));
      const theme = () => browser.eval(frame, () => document.documentElement.dataset.theme);
      await expect.poll(theme, patient).toBe('dark');
      await browser.eval(frame, () => {
        const { fetch: ask } = window;
        const asked: unknown[] = [];
        Object.assign(window, { asked });
        window.fetch = (address, init) => {
          asked.push([String(address), new Headers(init?.headers).get('authorization')]);
          return ask(address, init);
        };
      });

      await browser.type(frame, '#f-situation', 'My father has surgery on Thursday.');
      await press('Write the prayer');
      await expect.poll(words, patient).toContain('Your prayer is ready');
      await press('Send this to the care team at Hope Chapel');
      await expect.poll(words, patient).toContain('This is exactly what will be sent');
      await browser.eval(frame, () => document.querySelector<HTMLInputElement>('.letter [type=checkbox]')?.click());
      await browser.eval(frame, () => document.querySelector<HTMLElement>('.letter .button.main')?.click());
      await expect.poll(words, patient).toContain('Sent to the care team at Hope Chapel');

      const asked = await browser.eval(frame, () => (window as unknown as { asked: [string, string][] }).asked);
      expect(asked.map(([address, bearer]) => [new URL(address).pathname, claimsOf(bearer.slice(7))])).toMatchObject([
        ['/embed-api/runs', { church: hope.slug, aud: 'embed' }],
        ['/embed-api/hand-offs', { church: hope.slug, aud: 'embed' }],
      ]);
      const recipients = async () => (await mailsTo(grace.care, hope.care)).map(({ recipient }) => recipient);
      await expect.poll(recipients, patient).toEqual([hope.care]);
    });

    test('a church page cannot pose as the portal, which may pass tokens', async () => {
      const own = `${product.origin}/embed/${hopeChapel.slug}/${app}`;
      const asPortal = `${own}?site=${encodeURIComponent(product.origin)}`;
      const named = `${own}?page=${encodeURIComponent(`${product.origin}/app/${app}`)}`;
      await open(impostor([asPortal, named, `${own}?lang=en`], []));
      const heard = () =>
        browser.eval([], () => (globalThis as unknown as { heard: { index: number; type: string }[] }).heard);

      await expect.poll(async () => (await heard()).some(({ type }) => type === 'ready'), patient).toBe(true);

      // The other two loaded first. A frame says hello every 250 ms for three seconds.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(new Set((await heard()).map(({ index }) => index))).toEqual(new Set([2]));
    });

    test('a page too old or broken for the loader stays unchanged, without errors', async () => {
      await open(`<script>window.MutationObserver = undefined; window.IntersectionObserver = undefined;</script>
        <main>${line}</main><button onclick="this.textContent = 'Pressed'">Press</button><script>addEventListener('load', () => ready = 'loaded')</script>`);
      await expect.poll(ready, patient).toBe('loaded');

      await browser.eval([], () => document.querySelector('button')?.click());

      expect(await browser.eval([], () => document.querySelector('button')?.textContent)).toBe('Pressed');
      expect(await problems()).toEqual([]);
    });
  });
}
