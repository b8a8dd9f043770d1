import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFrames, eventsOf, line, openPage, readyFrame } from '../../support/embed-page.ts';
import { type FakeProduct, startFakeProduct } from '../../support/fake-product.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(async () => {
  await stage?.close();
});

/** Records violations of the page's policy. Injected from outside, because the page forbids inline scripts. */
const noteViolations = `globalThis.violations = [];
  addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));`;

test('a strict policy needs to allow only one host in script-src and one in frame-src', async () => {
  const url = stage.page(`<body>${line('prayer-generator', '')}`, {
    'content-security-policy': "default-src 'none'; script-src %ORIGIN%; frame-src %ORIGIN%",
  });
  const { page, errors } = await openPage(url, { before: (fresh) => fresh.addInitScript(noteViolations) });

  await readyFrame(page);

  expect(await page.evaluate('violations')).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a page that requires Trusted Types gets no violation', async () => {
  const url = stage.page(`<body>${line()}`, { 'content-security-policy': "require-trusted-types-for 'script'" });
  const { page, errors } = await openPage(url, { before: (fresh) => fresh.addInitScript(noteViolations) });

  await readyFrame(page);

  expect(await page.evaluate('violations')).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a policy that forbids our frame is reported at once, with a link to the hosted page', async () => {
  const url = stage.page(`<body>${line('prayer-generator', '')}`, { 'content-security-policy': "frame-src 'none'" });
  const { page } = await openPage(url);

  const link = page.getByRole('link', { name: 'Open full page: prayer generator' });
  await link.waitFor();

  expect(await link.getAttribute('href')).toBe(`${stage.origin}/a/grace-chapel/prayer-generator`);
  expect(await page.locator('ministry-app').innerText()).toContain('This app couldn’t open here (blocked-by-csp).');
  expect(await page.locator('iframe').count()).toBe(0);
  expect((await eventsOf(page)).filter(({ type }) => type === 'error')).toMatchObject([{ code: 'blocked-by-csp' }]);
  await page.close();
});

test('a policy that only reports does not stop the app', async () => {
  const url = stage.page(`<body>${line()}`, { 'content-security-policy-report-only': "frame-src 'none'" });
  const { page } = await openPage(url);

  await readyFrame(page);

  expect((await eventsOf(page)).filter(({ type }) => type === 'error')).toEqual([]);
  await page.close();
});

test('a page isolated by COEP opens the app', async () => {
  const url = stage.page(`<body>${line()}`, { 'cross-origin-embedder-policy': 'require-corp' });
  const { page } = await openPage(url);

  await readyFrame(page);

  expect(appFrames(page)).toHaveLength(1);
  await page.close();
});

test('the loader leaves the page’s history, cookies, storage and globals alone, and loads nothing from third parties', async () => {
  const foreign: string[] = [];
  const url = stage.page(`<body>${line()}`);
  const { page, errors } = await openPage(url, {
    async before(fresh) {
      fresh.on('request', (request) => {
        if (!request.url().startsWith(stage.origin) && request.url() !== url) foreign.push(request.url());
      });
      await fresh.addInitScript(() => {
        const touched: string[] = [];
        const before = new Set(Object.getOwnPropertyNames(globalThis));
        Object.assign(globalThis, { touched, before, pushState: history.pushState });
        const note = (target: object, name: string) => {
          const found = Object.getOwnPropertyDescriptor(target, name);
          const get = () => {
            touched.push(name);
          };
          if (found?.get) Object.defineProperty(target, name, { ...found, get });
        };
        note(Document.prototype, 'cookie');
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) note(window, name);
      });
    },
  });

  await readyFrame(page);

  const seen = await page.evaluate(() => {
    const { touched, before, pushState } = globalThis as unknown as {
      touched: string[];
      before: Set<string>;
      pushState: unknown;
    };
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
    return {
      touched,
      added,
      history: history.length,
      isPatched: history.pushState !== pushState,
      styles: document.querySelectorAll('style').length,
    };
  });
  // `window[0]` is the frame itself.
  expect(seen.added.filter((name) => !/^(touched|before|pushState|\d+)$/.test(name))).toEqual(['Lampstand']);
  expect(seen).toMatchObject({ touched: [], isPatched: false, styles: 0 });
  expect(await page.context().cookies()).toEqual([]);
  expect(foreign.filter((address) => !address.endsWith('/favicon.ico'))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('retrying and refreshing add nothing to the history of the tab', async () => {
  const { page } = await openPage(stage.page(`<body><div id="mine"></div><script src="%LOADER%"></script>`));
  const before = await page.evaluate(() => history.length);

  for (let round = 0; round < 3; round++) {
    await page.evaluate(async () => {
      const handle = await window.Lampstand?.mount('#mine', { church: 'grace-chapel', app: 'debt-coach' });
      handle?.refresh();
    });
    const ready = async () => (await eventsOf(page)).filter(({ type }) => type === 'ready').length;
    await expect.poll(ready).toBeGreaterThan(round);
  }

  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.close();
});

test('an error inside the loader never reaches the page', async () => {
  const url =
    stage.page(`<body><script src="%LOADER%" data-church="grace-chapel" data-app="x" data-target="##bad"></script>
    <div data-church="grace-chapel" data-app="prayer-generator"></div>`);
  const { page, errors } = await openPage(url);

  await readyFrame(page);

  expect(errors).toEqual([]);
  await page.close();
});
