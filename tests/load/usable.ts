import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import type { Product } from '../support/product.ts';
import { freePort } from '../support/product.ts';
import { median, printTable, round } from './print.ts';

const ROUNDS = 9;

/**
 * From navigation to a usable form in a church page: our line beside a bare iframe that holds the same HTML without any
 * script of ours, in turns. Usable: the form's main button is there, and for ours the frame has said ready.
 */
export async function benchUsable(product: Product): Promise<void> {
  const html = await (await fetch(`${product.origin}/embed/grace-chapel/prayer-generator`)).text();
  const bare = await staticHost(html.replace(/<script\b(?![^>]*json)[^>]*><\/script>/g, ''), product);
  const browser = await launchChromium();
  const figures = { ours: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < ROUNDS; turn++) {
    figures.ours.push(await timeTo(browser, `${bare.host}/ours`, 'lampstand:ready'));
    figures.bare.push(await timeTo(browser, `${bare.host}/bare`, 'load'));
  }
  await browser.close();
  bare.close();
  printTable(
    `Script start to usable app, beside a bare static iframe with the same HTML (median of ${ROUNDS} cold visits)`,
    ['page', 'milliseconds'],
    [
      ['our line, until the app says ready', round(median(figures.ours))],
      ['bare iframe, until it has loaded', round(median(figures.bare))],
      ['ours less bare', round(median(figures.ours.map((figure, turn) => figure - (figures.bare[turn] ?? 0))))],
    ],
  );
}

async function timeTo(browser: Browser, url: string, event: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${url}?event=${event}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'measured' in window);
  const time = await page.evaluate(() => (window as unknown as { measured: number }).measured);
  await context.close();
  return time;
}

async function staticHost(frameHtml: string, product: Product) {
  const [hostPort, framePort] = await Promise.all([freePort(), freePort()]);
  const frame = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(frameHtml));
  frame.listen(framePort, 'localhost');
  const clock = `<script>const start = performance.now(); const stop = () => { window.measured ??= performance.now() - start; };`;
  const pages: Record<string, string> = {
    '/ours': `${clock}addEventListener('lampstand:ready', stop);</script><script async src="${product.origin}/embed.js" data-church="grace-chapel" data-app="prayer-generator" style="display:block;min-height:600px"></script>`,
    '/bare': `${clock}</script><iframe src="http://localhost:${framePort}/" onload="stop()" width="600" height="600" title="bare"></iframe>`,
  };
  const host = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://host').pathname];
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Bench</title><h1>Bench</h1>${page ?? ''}`);
  });
  host.listen(hostPort, '127.0.0.1');
  await Promise.all([once(frame, 'listening'), once(host, 'listening')]);
  return {
    host: `http://127.0.0.1:${hostPort}`,
    close() {
      for (const server of [frame, host]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
