import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../tests/support/chromium.ts';
import type { Product } from '../tests/support/product.ts';
import { freePort } from '../tests/support/product.ts';
import { median, printTable, round } from './print.ts';

const ROUNDS = 9;

/**
 * From the script in a church page to a usable form: our line beside a bare iframe that holds the same HTML without any
 * script of ours, in turns. Usable: ours has said ready; the bare one has loaded. Painted: the form is to be seen.
 */
export async function benchUsable(product: Product): Promise<void> {
  const html = await (await fetch(`${product.origin}/embed/grace-chapel/prayer-generator`)).text();
  const host = await startHost(withoutScripts(html, product.origin), product);
  const browser = await launchChromium();
  const ours: Times[] = [];
  const bare: Times[] = [];
  try {
    await visit(browser, `${host.origin}/ours`);
    for (let turn = 0; turn < ROUNDS; turn++) {
      ours.push(await visit(browser, `${host.origin}/ours`));
      bare.push(await visit(browser, `${host.origin}/bare`));
    }
  } finally {
    await browser.close();
    host.close();
  }
  const row = (name: string, of: (times: Times) => number) => {
    const [own, theirs] = [median(ours.map(of)), median(bare.map(of))];
    return [name, `${round(own)} ms`, `${round(theirs)} ms`, `${round(own - theirs)} ms`, round(own / theirs)];
  };
  printTable(
    `Script start to usable app, beside a bare static iframe with the same HTML (medians of ${ROUNDS} cold visits each)`,
    ['until', 'our line', 'bare iframe', 'difference', 'ratio'],
    [row('the form is painted', ({ painted }) => painted), row('it is usable', ({ usable }) => usable)],
  );
}

/** Milliseconds from the script in the church page. */
interface Times {
  painted: number;
  usable: number;
}

async function visit(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'measured' in window);
  // What the page put down: when its script began, on the wall clock, and how long it then took.
  const { began, usable } = await page.evaluate(
    () => (window as unknown as { measured: { began: number; usable: number } }).measured,
  );
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!(await frame?.getByRole('button', { name: 'Write the prayer' }).isEnabled())) {
    throw new Error(`The form in ${url} has no button to press.`);
  }
  const firstPaint = await frame?.waitForFunction(() => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    return entry && performance.timeOrigin + entry.startTime;
  });
  const painted = Number(await firstPaint?.jsonValue()) - began;
  await context.close();
  return { painted, usable };
}

/** The document as it is seen, with every style and none of its scripts, at an address of its own. */
function withoutScripts(html: string, origin: string): string {
  return html
    .replace(/<script\b(?![^>]*json)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(href|src)="\//g, `$1="${origin}/`);
}

async function startHost(frameHtml: string, product: Product) {
  const [hostPort, framePort] = await Promise.all([freePort(), freePort()]);
  const frame = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(frameHtml));
  const clock = `<script>
    const began = performance.timeOrigin + performance.now();
    const stop = () => { window.measured ??= { began, usable: performance.timeOrigin + performance.now() - began }; };
    addEventListener('lampstand:ready', stop);</script>`;
  const pages: Record<string, string> = {
    '/ours': `<script async src="${product.origin}/embed.js" data-church="grace-chapel" data-app="prayer-generator" style="display:block;min-height:760px"></script>`,
    '/bare': `<iframe src="http://localhost:${framePort}/" onload="stop()" width="1200" height="760" title="bare"></iframe>`,
  };
  const host = createServer((request, response) => {
    const page = pages[request.url ?? '/'] ?? '';
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Bench</title><h1>Bench</h1>${clock}${page}`);
  });
  frame.listen(framePort, 'localhost');
  host.listen(hostPort, '127.0.0.1');
  await Promise.all([once(frame, 'listening'), once(host, 'listening')]);
  return {
    origin: `http://127.0.0.1:${hostPort}`,
    close() {
      for (const server of [frame, host]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
