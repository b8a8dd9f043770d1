import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFrames, eventsOf, line, openPage, readyFrame, readyFrames } from '../../support/embed-page.ts';
import { type FakeProduct, startFakeProduct } from '../../support/fake-product.ts';

let stage: FakeProduct;
beforeAll(async () => {
  stage = await startFakeProduct();
});
afterAll(async () => {
  await stage?.close();
});

const plain = '<script src="%LOADER%"></script>';
const placeholder = '<div id="here" data-church="grace-chapel" data-app="prayer-generator"></div>';

const ways: [string, string, string][] = [
  ['a line in the body', `<body><main>${line()}</main>`, 'ministry-app'],
  ['a line in a footer', `<body><main>Text</main><footer><p>${line()}</p></footer>`, 'ministry-app'],
  [
    'a line without async and style',
    `<body><main>${line('prayer-generator', '').replace('async', '')}</main>`,
    'ministry-app',
  ],
  ['a deferred line', `<body>${line().replace('async', 'defer')}`, 'ministry-app'],
  ['a script in the head and a placeholder', `<head>${plain}</head><body>${placeholder}`, 'div'],
  ['a placeholder before the script', `<body>${placeholder}${plain}`, 'div'],
  [
    'a <ministry-app>',
    `<body><ministry-app church="grace-chapel" app="prayer-generator"></ministry-app>${plain}`,
    'ministry-app',
  ],
  [
    'a script in the head with a target',
    `<head>${line('prayer-generator', 'data-target="#spot"')}</head><body><p>Text</p><div id="spot"></div>`,
    'div',
  ],
  [
    'a line whose source an optimiser has moved to another attribute, with the loader elsewhere',
    `<body>${line().replace('src=', 'data-rocket-src=')}<p></p>${plain}`,
    'ministry-app',
  ],
];

test.each(ways)('%s opens one app', async (_way, html, on) => {
  const { page, errors } = await openPage(stage.page(html));

  await readyFrame(page);

  expect(appFrames(page)).toHaveLength(1);
  expect(await eventsOf(page)).toContainEqual({ type: 'ready', church: 'grace-chapel', app: 'prayer-generator', on });
  expect(errors).toEqual([]);
  await page.close();
});

test('the frame follows the script tag, is sandboxed without same-origin, has a title and fills the column', async () => {
  const { page } = await openPage(
    stage.page(`<body><main style="width:600px"><p>Before</p>${line()}<p>After</p></main>`),
  );

  await readyFrame(page);

  const found = await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const order = [...document.querySelectorAll('main > *')].map((element) => element.localName);
    return {
      order,
      title: frame?.title,
      allow: frame?.allow,
      sandbox: frame?.sandbox.value,
      width: frame?.offsetWidth,
      src: frame?.src,
    };
  });
  expect(found).toMatchObject({
    order: ['p', 'script', 'ministry-app', 'p'],
    title: 'prayer generator',
    allow: 'clipboard-write',
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals',
    width: 608, // the column and 4 px on each side, which the text takes back
  });
  const url = new URL(found.src ?? '');
  expect(url.pathname).toBe('/embed/grace-chapel/prayer-generator');
  expect(url.searchParams.get('site')).toBe(new URL(page.url()).origin);
  await page.close();
});

test("the church's own title names the frame", async () => {
  const { page } = await openPage(stage.page(`<body>${line('prayer-generator', 'data-title="Prayers for the sick"')}`));

  await readyFrame(page);

  expect(await page.locator('iframe').getAttribute('title')).toBe('Prayers for the sick');
  await page.close();
});

test('a script in the head without a placeholder mounts nothing', async () => {
  const { page } = await openPage(stage.page(`<head>${line()}</head><body><p>Text</p>${placeholder}`));

  await readyFrame(page);

  expect(await page.locator('iframe').count()).toBe(1);
  expect(await page.locator('#here iframe').count()).toBe(1);
  await page.close();
});

test('a script added after load, as by a tag manager, opens its app in place', async () => {
  const { page } = await openPage(stage.page('<body><div id="spot"></div>'));
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    Object.assign(script.dataset, { church: 'grace-chapel', app: 'bible-chat' });
    document.querySelector('#spot')?.append(script);
  }, `${stage.origin}/embed.js`);

  await readyFrame(page);

  expect(await page.locator('#spot iframe').count()).toBe(1);
  await page.close();
});

test('a placeholder added later gets its app, and again after it is replaced', async () => {
  const { page } = await openPage(
    stage.page(`<head>${line('prayer-generator', 'data-target="#spot"')}</head><body><main></main>`),
  );
  const put = () =>
    page.evaluate(() =>
      document.querySelector('main')?.replaceChildren(Object.assign(document.createElement('section'), { id: 'spot' })),
    );

  await put();
  await readyFrame(page);
  await put();
  await page.waitForFunction(() => document.querySelectorAll('#spot iframe').length === 1);

  expect(await page.locator('iframe').count()).toBe(1);
  await page.close();
});

test('seven copies of the script work as one', async () => {
  const { page, errors } = await openPage(stage.page(`<body>${placeholder}${plain.repeat(7)}`));

  await readyFrame(page);

  expect(await page.locator('iframe').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('each of many placeholders, with the same app or different ones, gets its own frame', async () => {
  const apps = ['prayer-generator', 'debt-coach', 'prayer-generator', 'bible-chat'];
  const { page } = await openPage(stage.page(`<body>${apps.map((app) => line(app)).join('<p>Text</p>')}`), {
    height: 3_000,
  });

  const frames = await readyFrames(page, 4);

  expect(frames.map((frame) => new URL(frame.url()).pathname).sort()).toEqual(
    apps.map((app) => `/embed/grace-chapel/${app}`).sort(),
  );
  await page.close();
});

test('an app far down the page loads when it is within 400 px of the view', async () => {
  const { page } = await openPage(stage.page(`<body><div style="height:2400px"></div>${line()}`), {
    height: 600,
  });
  await page.waitForSelector('ministry-app', { state: 'attached' });
  const top = await page.evaluate(() => document.querySelector('ministry-app')?.getBoundingClientRect().top ?? 0);

  await page.evaluate((y) => scrollTo(0, y), top - 600 - 450);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  expect(await page.locator('iframe').count()).toBe(0);

  await page.evaluate((y) => scrollTo(0, y), top - 600 - 350);
  await readyFrame(page);
  expect(await page.locator('iframe').count()).toBe(1);
  await page.close();
});

test('changed attributes change the app', async () => {
  const { page } = await openPage(stage.page(`<body>${placeholder}${plain}`));
  await readyFrame(page);

  await page.evaluate(() => document.querySelector('#here')?.setAttribute('data-app', 'debt-coach'));
  await page.waitForFunction(() => document.querySelector('iframe')?.src.includes('debt-coach'));

  expect(await page.locator('iframe').count()).toBe(1);
  await page.close();
});

test('a script of the site mounts, refreshes and unmounts an app through window.Lampstand', async () => {
  const { page } = await openPage(stage.page(`<body><div id="mine"></div>${plain}`));
  await page.evaluate(async () => {
    const handle = await window.Lampstand?.mount('#mine', { church: 'grace-chapel', app: 'debt-coach' });
    Object.assign(globalThis, { handle });
  });
  await readyFrame(page);
  const asked = () => stage.requests.filter((path) => path.includes('/debt-coach?')).length;
  const before = asked();

  await page.evaluate(() => (globalThis as unknown as { handle: { refresh(): void } }).handle.refresh());
  await expect.poll(asked).toBe(before + 1);
  await page.evaluate(() => (globalThis as unknown as { handle: { unmount(): void } }).handle.unmount());
  await page.evaluate(() => document.body.append(document.createElement('p')));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));

  expect(await page.locator('iframe').count()).toBe(0);
  const failed = await page.evaluate(() =>
    window.Lampstand?.mount('#nowhere', { church: 'a', app: 'b' }).catch(String),
  );
  expect(failed).toContain('TypeError');
  await page.close();
});
