import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { type FixtureSite, startFixtureSite } from '../support/fixture-site.ts';
import { product } from '../support/shared-product.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixtureSite();
});
afterAll(() => site?.close());

const patient = { timeout: 20_000, interval: 100 };
const place = 'data-church="grace-chapel" data-app="prayer-generator"';
const line = () =>
  `<script async src="${product.origin}/embed.js" ${place} style="display:block;min-height:420px"></script>`;
const plainFrame = () =>
  `<iframe id="app" src="${product.origin}/embed/grace-chapel/prayer-generator?form=iframe" title="Prayer Generator" width="100%" height="720" style="border:0"></iframe>`;

/** What Wix does to a page's window before third-party code runs. */
const locked = `<script>
  const lock = (owner, name) => Object.defineProperty(owner, name, { get() { throw new Error(name + ' is locked'); }, set() { throw new Error(name + ' is locked'); } });
  lock(HTMLIFrameElement.prototype, 'srcdoc');
  lock(Document.prototype, 'cookie');
  for (const name of ['fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage', 'indexedDB']) lock(window, name);
  var problems = [];
  addEventListener('error', (event) => problems.push(event.message));
</script>`;

/** WordPress' own script for frames of others, in short: by secret and window, and between 200 and 1,000 px. */
const wordpressHost = `<script>
  var heights = [];
  addEventListener('message', ({ data, source }) => {
    if (!data || !/^\\w+$/.test(data.secret)) return;
    for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
      if (frame.contentWindow !== source) continue;
      if (data.message === 'height') {
        heights.push(data.value);
        frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
        frame.removeAttribute('style');
        document.querySelector('blockquote[data-secret="' + data.secret + '"]').style.display = 'none';
      }
    }
  });
</script>`;

/** What WordPress keeps of an oEmbed answer and adds to it (measured on 6.1). */
function asWordPressShowsIt(html: string): string {
  const secret = 'q7Wm2ZrTb9';
  const kept = html.replace(/ (style|class|id|allow|loading|sandbox|data-[\w-]+)="[^"]*"/g, '');
  return kept
    .replace('<blockquote>', `<blockquote class="wp-embedded-content" data-secret="${secret}">`)
    .replace(
      /<iframe src="([^"]+)"/,
      `<iframe id="app" class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; clip: rect(1px, 1px, 1px, 1px);" src="$1#?secret=${secret}" data-secret="${secret}"`,
    );
}

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: site builders in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const open = (html: string, headers: Record<string, string> = {}) => browser.goto(site.page(html, { headers }));
    /** The address of a document that a builder serves from its own host. */
    const wrapped = (html: string) => site.page(html, { host: 'localhost' });
    const words = (path: string[]) => browser.eval(path, () => document.body.innerText);
    const isReady = (path: string[]) => browser.eval(path, () => 'ready' in document.documentElement.dataset);
    const type = (path: string[]) => browser.type(path, '#f-situation', 'My father Daniel has surgery on Thursday.');
    /** Fills the field where the driver of WebKit cannot scroll to it: below the edge of two frames, one in the other. */
    const fill = (path: string[]) =>
      browser.eval(path, () => {
        const field = document.querySelector<HTMLTextAreaElement>('#f-situation');
        if (field) field.value = 'My father Daniel has surgery on Thursday.';
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    /** Uses the app as a visitor does, within what its frame allows. */
    const expectAPrayer = async (path: string[], write = type) => {
      await expect.poll(() => isReady(path), patient).toBe(true);
      await write(path);
      await browser.eval(path, () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());
      await expect.poll(() => words(path), patient).toContain('Your prayer is ready');
    };

    test('Wix, custom element: the builder loads the file, then creates the element and sets its attributes', async () => {
      await open(`<head>${locked}</head><body><div id="comp"></div><script>
        const script = document.createElement('script');
        script.src = '${product.origin}/embed.js';
        script.onload = () => {
          const element = document.createElement('ministry-app');
          document.querySelector('#comp').append(element);
          element.setAttribute('church', 'grace-chapel');
          element.setAttribute('app', 'prayer-generator');
        };
        document.head.append(script);</script>`);

      await expectAPrayer(['ministry-app iframe']);

      expect(await browser.eval([], () => (globalThis as unknown as { problems: string[] }).problems)).toEqual([]);
    });

    test('Wix, embedded HTML: in a fixed cross-site frame the app scrolls and writes a prayer', async () => {
      const inner = wrapped(
        `<head>${locked}<meta name="referrer" content="origin"></head><body style="margin:0">${plainFrame()}`,
      );
      await open(
        `<iframe id="comp" src="${inner}" width="320" height="400" style="position:absolute;border:0"></iframe>`,
      );

      await expectAPrayer(['#comp', '#app'], fill);

      const reach = await browser.eval(['#comp', '#app'], () => {
        const { scrollHeight } = document.documentElement;
        scrollTo(0, scrollHeight);
        return {
          unseen: scrollHeight - innerHeight - Math.round(scrollY),
          wide: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(reach.unseen).toBeLessThanOrEqual(1);
      expect(reach.wide).toBeLessThanOrEqual(0);
    });

    test('Google Sites: inside two sandboxed cross-site frames the plain frame writes a prayer', async () => {
      const sandbox =
        'allow-scripts allow-popups allow-forms allow-same-origin allow-popups-to-escape-sandbox allow-downloads';
      const user = wrapped(`<body style="margin:0">${plainFrame()}`);
      const outer = wrapped(
        `<body style="margin:0"><iframe id="user" src="${user}" sandbox="${sandbox}" width="100%" height="500"></iframe>`,
      );
      await open(`<iframe id="embed" src="${outer}" sandbox="${sandbox}" width="600" height="520"></iframe>`);

      await expectAPrayer(['#embed', '#user', '#app']);
    });

    test('a wrapper with an opaque origin gets a page that explains why, with a link to the app', async () => {
      const inner = wrapped(`<body>${line()}`);
      await open(
        `<iframe id="opaque" src="${inner}" sandbox="allow-scripts allow-popups" width="600" height="600"></iframe>`,
      );
      const path = ['#opaque', 'iframe'];

      await expect.poll(() => words(path), patient).toContain('Grace Chapel');

      expect(await browser.eval(path, () => document.querySelector('textarea'))).toBeNull();
      expect(
        await browser.eval(path, () => document.querySelector<HTMLAnchorElement>('a[href*="/a/"]')?.pathname),
      ).toBe('/a/grace-chapel/prayer-generator');
      await expect
        .poll(() => browser.eval(['#opaque'], () => document.querySelector('iframe')?.style.visibility), patient)
        .toBe('');
    });

    test('WordPress, a link on its own line: the app works with scripts alone, and the frame follows its height', async () => {
      const page = `${product.origin}/a/grace-chapel/prayer-generator`;
      const answer = await fetch(`${product.origin}/oembed?url=${encodeURIComponent(page)}&maxwidth=650&format=json`);
      const { html } = (await answer.json()) as { html: string };
      await open(`<head>${wordpressHost}</head><body><div style="width:650px">${asWordPressShowsIt(html)}</div>`);

      await expectAPrayer(['#app']);

      const heights = () => browser.eval([], () => (globalThis as unknown as { heights: number[] }).heights);
      const own = await browser.eval(['#app'], () => document.documentElement.offsetHeight);
      await expect.poll(async () => (await heights()).at(-1), patient).toBe(own);
      expect(await browser.eval([], () => document.querySelector('iframe')?.clientHeight)).toBe(Math.min(1_000, own));
      expect(await browser.eval([], () => document.querySelector('blockquote')?.style.display)).toBe('none');
      const inside = await browser.eval(['#app'], () => {
        const attempt = (work: () => unknown) => {
          try {
            return work();
          } catch (error) {
            return (error as Error).name;
          }
        };
        return { origin: self.origin, storage: attempt(() => localStorage.length), popup: attempt(() => open('/')) };
      });
      expect(inside).toMatchObject({ origin: 'null', storage: 'SecurityError' });
      // Firefox throws, the others return null.
      expect([null, 'InvalidAccessError']).toContain(inside.popup);
    });

    test('an isolated page with a strict policy: COEP require-corp, one script host, one frame host', async () => {
      await open(`<body>${line()}`, {
        'cross-origin-embedder-policy': 'require-corp',
        'content-security-policy': `default-src 'none'; script-src ${product.origin}; frame-src ${product.origin}`,
      });

      await expectAPrayer(['iframe']);
    });
  });
}
