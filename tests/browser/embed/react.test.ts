import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFrames } from '../../support/embed-page.ts';
import { product } from '../../support/shared-product.ts';
import { openPage } from '../../support/visit.ts';

type Render = (path: string, origin: string, scripts: string) => string;

const repository = join(import.meta.dirname, '../../..');
const sources = join(repository, 'examples/react');
// Inside the repository, so that what is built finds React.
const built = join(repository, 'node_modules/.cache/lampstand-react');

let site: Server;
let origin: string;
beforeAll(async () => {
  await buildSite();
  const { render } = (await import(pathToFileURL(join(built, 'server.js')).href)) as { render: Render };
  site = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://church.example');
    if (pathname === '/client.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(built, 'client.js')));
      return;
    }
    const early = `<script async src="${product.origin}/embed.js"></script>`;
    const scripts = search === '?early' ? early : '<script type="module" src="/client.js"></script>';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(render(pathname, product.origin, scripts));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  origin = `http://127.0.0.1:${address.port}`;
}, 180_000);
afterAll(async () => {
  site?.closeAllConnections();
  site?.close();
  rmSync(built, { recursive: true, force: true });
});

/** Builds the example with the portal's Vite, once for the browser and once for Node; React's warnings stay in. */
async function buildSite(): Promise<void> {
  mkdirSync(built, { recursive: true });
  const vite: typeof import('vite') = await import(
    pathToFileURL(createRequire(join(repository, 'portal/package.json')).resolve('vite')).href
  );
  for (const name of ['client', 'server'])
    await vite.build({
      configFile: false,
      root: sources,
      mode: 'development',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"' },
      build: {
        outDir: built,
        emptyOutDir: false,
        minify: false,
        ssr: name === 'server',
        rollupOptions: { input: join(sources, `${name}.tsx`), output: { entryFileNames: '[name].js' } },
      },
    });
}

/** Resolves when the one app of the page can be used. */
async function ready(page: Page, app: string): Promise<void> {
  const place = page.frameLocator(`ministry-app[app="${app}"] iframe`);
  await place.locator('html[data-ready]').waitFor();
  expect(appFrames(page)).toHaveLength(1);
}

test('server rendering writes only the element', async () => {
  const html = await (await fetch(`${origin}/`)).text();

  expect(html).toContain(
    '<ministry-app church="grace-chapel" app="prayer-generator" style="display:block;min-height:780px"></ministry-app>',
  );
});

test('a server-rendered page hydrates without warnings and opens the app once', async () => {
  const { page, problems, leave } = await openPage(`${origin}/`);

  await ready(page, 'prayer-generator');

  expect(await page.locator('script[src$="/embed.js"]').count()).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});

test('client navigation opens the other app, removes the old one, and works on the way back', async () => {
  const { page, problems, leave } = await openPage(`${origin}/`);
  await ready(page, 'prayer-generator');

  await page.getByRole('link', { name: 'Ask about the Bible' }).click();
  await ready(page, 'bible-chat');
  await page.getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { name: 'About us' }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.goBack();
  await ready(page, 'bible-chat');
  await page.goBack();
  await ready(page, 'prayer-generator');

  expect(await page.locator('script[src$="/embed.js"]').count()).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});

test('an app that opened before React stays, with the typed text', async () => {
  const { page, problems, leave } = await openPage(`${origin}/?early`);
  await ready(page, 'prayer-generator');
  const field = page.frameLocator('iframe').getByLabel('What’s going on?');
  await field.fill('We are waiting for news.');

  await page.addScriptTag({ type: 'module', url: '/client.js' });
  await page.locator('[data-alive]').waitFor();
  await page.getByText('Pages seen: 1').waitFor();

  expect(await field.inputValue()).toBe('We are waiting for news.');
  await page.getByRole('link', { name: 'Ask about the Bible' }).click();
  await ready(page, 'bible-chat');
  expect(problems).toEqual([]);
  await leave();
});
