import { expect, test } from 'vitest';
import { appFrame, tryEverything } from '../../support/frames.ts';
import { product } from '../../support/shared-product.ts';
import { openPage, visit } from '../../support/visit.ts';

const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
const denied = {
  origin: 'null',
  'local storage': 'SecurityError',
  'session storage': 'SecurityError',
  'reading cookies': 'SecurityError',
  'setting a cookie': 'SecurityError',
  'a database': 'SecurityError',
  'a service worker': 'SecurityError',
  caches: 'SecurityError',
};

test('an app has an opaque origin, no storage and no access to the church page', async () => {
  const { page, problems, leave } = await visit('/prayer.html');

  expect(await appFrame(page).evaluate(tryEverything)).toEqual({
    ...denied,
    "the parent's document": 'SecurityError',
    "the top window's address": 'SecurityError',
  });
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe(sandbox);
  expect(problems).toEqual([]);
  await leave();
});

test('the frame document opened on its own is still sandboxed and still works', async () => {
  const { page, leave } = await openPage(`${product.origin}/embed/grace-chapel/prayer-generator`);
  await page.locator('html[data-ready]').waitFor();

  expect(await page.evaluate(tryEverything)).toMatchObject(denied);
  await page.getByLabel('What’s going on?').fill('Thanks for the rain on Monday.');
  await page.getByRole('button', { name: 'Write the prayer' }).click();
  await page.getByText('Your prayer is ready').waitFor();
  await leave();
});

test('the frame document has the security headers of the design', async () => {
  const { page, leave } = await openPage('about:blank');
  const [document] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/embed/grace-chapel/')),
    page.goto(`${product.church}/prayer.html`),
  ]);

  const headers = await document.allHeaders();
  const policy = (headers['content-security-policy'] ?? '').replace(/'nonce-[\w-]{16,}'/, 'NONCE').split('; ');
  expect(policy).toEqual([
    `sandbox ${sandbox}`,
    "default-src 'none'",
    `script-src ${product.origin}`,
    `style-src ${product.origin} NONCE`,
    `img-src ${product.origin} data:`,
    `font-src ${product.origin}`,
    `connect-src ${product.origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${product.origin} http://127.0.0.1:* http://localhost:*`,
  ]);
  expect(headers).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
  await leave();
});

test('a whole visit sends and sets no cookie, not even one the browser already has', async () => {
  const cookie = { name: 'theme', value: 'dark', url: product.origin, sameSite: 'Lax' as const };
  const talk: Promise<{ url: string; sent: string | undefined; set: string | undefined }>[] = [];
  const { page, app, problems, leave } = await visit('/prayer.html', {
    before: async (fresh) => {
      await fresh.context().addCookies([cookie]);
      fresh.on('response', (response) => {
        if (!response.url().startsWith(product.origin)) return;
        const headers = [response.request().allHeaders(), response.allHeaders()] as const;
        const read = Promise.all(headers).then(([sent, got]) => {
          return { url: response.url(), sent: sent.cookie, set: got['set-cookie'] };
        });
        talk.push(read);
      });
    },
  });
  await app.getByLabel('What’s going on?').fill('My sister Ana has surgery on Monday.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();

  const answers = await Promise.all(talk);
  expect(answers.filter(({ url }) => url.includes('/embed/'))).toHaveLength(1);
  expect(answers.filter(({ url }) => url.includes('/embed-api/runs')).length).toBeGreaterThan(0);
  expect(answers.filter(({ sent, set }) => sent !== undefined || set !== undefined)).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['theme']);
  expect(problems).toEqual([]);
  await leave();
});

test('the app works without a policy violation on a page that allows one script host and one frame host', async () => {
  const { page, app, problems, leave } = await visit('/strict/', {
    before: (fresh) =>
      fresh.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(globalThis, { violations });
        addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      }),
  });
  await app.getByLabel('What’s going on?').fill('My neighbor Omar has surgery on Thursday.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();

  for (const document of [page.mainFrame(), appFrame(page)]) {
    expect(await document.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([]);
  }
  expect(problems).toEqual([]);
  await leave();
});
