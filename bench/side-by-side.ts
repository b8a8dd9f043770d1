import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';
import { launchChromium } from '../tests/support/chromium.ts';
import { freePort, type Product } from '../tests/support/product.ts';
import { median, printTable, round } from './print.ts';

const ROUNDS = 7;
/** How many times slower than this machine the page runs. */
const SLOW_DOWN = 4;
/** Time for a page to come to rest after its frame has loaded, ms. */
const REST = 1_500;
const packages = ['giscus@1.6.0', '@typeform/embed@6.1.1', '@calcom/embed-core@1.5.3', '@calcom/embed-snippet@1.3.3'];

/** One way to put something into a page. */
interface Host {
  name: string;
  /** Path of its page; a page without a frame is the ground that is subtracted. */
  path: string;
  html: string;
  hasFrame: boolean;
}

interface Figures {
  bytes: number;
  requests: number;
  script: number;
  shift: number;
}

/**
 * The host scripts of the field in pages of the same text, in turns: what they load, how long they run, what they move.
 * Ours opens its real app; the frames of the others are answered by one small local page that reports a height.
 */
export async function benchSideBySide(product: Product): Promise<void> {
  const own = await ours(product);
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-bench-'));
  const browser = await launchChromium();
  const others = vendors(folder);
  if (!others) console.log('\n  The registry did not give the scripts of the others: ours stands alone.');
  const hosts = [ground, own, ...(others?.hosts ?? [])];
  const site = await startSite(hosts, others?.files ?? {});
  try {
    const figures = new Map<string, Figures[]>(hosts.map(({ name }) => [name, []]));
    for (let turn = -1; turn < ROUNDS; turn++) {
      for (const host of hosts) {
        const found = await visit(browser, site.origin, host, others?.styles ?? Buffer.alloc(0));
        // The first round warms caches and compilers.
        if (turn >= 0) figures.get(host.name)?.push(found);
      }
    }
    print(hosts, figures);
  } finally {
    site.close();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ground: Host = { name: 'the page alone', path: '/ground', html: '', hasFrame: false };

/** The line as the demo church's page has it. */
async function ours({ church }: Product): Promise<Host> {
  const html = await (await fetch(`${church}/prayer.html`)).text();
  const line = /<script[^>]*data-app="prayer-generator"[^>]*><\/script>/.exec(html)?.[0];
  if (!line) throw new Error("The demo church's page has no line.");
  return { name: 'ours, with its real app', path: '/ours', html: line, hasFrame: true };
}

/** The published files of the others, and a page for each as its guide says; undefined without a registry. */
function vendors(folder: string): { files: Record<string, Buffer>; styles: Buffer; hosts: Host[] } | undefined {
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...packages], { stdio: 'ignore', timeout: 120_000 });
  } catch {
    return undefined;
  }
  const read = (path: string) => readFileSync(join(folder, 'node_modules', path));
  /** One file as a site's own tools make it. */
  const bundle = (source: string) => {
    const entry = join(folder, 'entry.js');
    writeFileSync(entry, source);
    return execFileSync('node_modules/.bin/esbuild', [entry, '--bundle', '--minify', '--format=iife']);
  };
  const files = {
    '/giscus.js': bundle("import 'giscus';"),
    '/typeform.js': read('@typeform/embed/build/embed.js'),
    '/cal-start.js': bundle(
      `import start from '@calcom/embed-snippet';
      const cal = start('/cal.js');
      cal('init', { origin: 'https://app.cal.com' });
      cal('inline', { elementOrSelector: '#cal', calLink: 'a/30min' });`,
    ),
    '/cal.js': read('@calcom/embed-core/dist/embed/embed.js'),
  };
  return { files, styles: read('@typeform/embed/build/css/widget.css'), hosts: vendorHosts };
}

const vendorHosts: Host[] = [
  {
    name: "giscus' web component 1.6.0",
    path: '/giscus',
    html: '<giscus-widget repo="a/b" repoid="1" category="c" categoryid="2" mapping="pathname"></giscus-widget><script async src="/giscus.js"></script>',
    hasFrame: true,
  },
  {
    name: 'Typeform embed 6.1.1',
    path: '/typeform',
    html: '<div data-tf-widget="abc" style="width:100%;height:500px"></div><script async src="/typeform.js"></script>',
    hasFrame: true,
  },
  {
    name: 'Cal.com embed-core 1.5.3',
    path: '/cal',
    html: '<div id="cal" style="width:100%;height:100%;overflow:auto"></div><script async src="/cal-start.js"></script>',
    hasFrame: true,
  },
];

/** Replaces every vendor's frame: it reports its height in each vendor's messages. */
const stand = `<!doctype html><body style="margin:0;height:500px"><script>
  const say = (data) => parent.postMessage(data, '*');
  say({ giscus: { resizeHeight: 500 } });
  for (const [type, data] of [['__iframeReady', {}], ['__dimensionChanged', { iframeHeight: 500, iframeWidth: 800, isFirstTime: true }], ['linkReady', {}]])
    say({ originator: 'CAL', namespace: '', type, fullType: 'CAL::' + type, data });
</script>`;

const text = '<p>Sunday service at ten, coffee after it, and a corner for children beside the organ.</p>'.repeat(20);

async function startSite(hosts: Host[], files: Record<string, Buffer>) {
  const port = await freePort();
  const pages = Object.fromEntries(
    hosts.map(({ path, html }) => [
      path,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><h1>Grace Chapel</h1>${html}${text}`,
    ]),
  );
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = files[path] ?? pages[path];
    if (body === undefined) return response.writeHead(404).end();
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function visit(browser: Browser, origin: string, { path, hasFrame }: Host, styles: Buffer): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  await page.route(/^https:/, (route) => {
    const isStyle = route.request().resourceType() === 'stylesheet';
    return route.fulfill(
      isStyle ? { body: styles, contentType: 'text/css' } : { body: stand, contentType: 'text/html' },
    );
  });
  page.on('requestfinished', (request) => {
    if (request.frame() !== page.mainFrame() || request.isNavigationRequest() || request.url().startsWith('data:'))
      return;
    const isReplaced = request.url().startsWith('https:');
    sizes.push(isReplaced ? Promise.resolve(brotliCompressSync(styles).length) : bodySize(request));
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  const framed = hasFrame ? page.waitForEvent('frameattached', { timeout: 20_000 }) : undefined;
  await page.goto(origin + path);
  const frame = await framed;
  await frame?.waitForLoadState('load');
  await wait(REST);

  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, requests: sizes.length, script: script * 1_000, shift };
}

const bodySize = async (request: Request) => (await request.sizes()).responseBodySize;

function print(hosts: Host[], figures: Map<string, Figures[]>): void {
  const middle = (host: Host, of: (one: Figures) => number) => median((figures.get(host.name) ?? []).map(of));
  const [, own] = hosts;
  if (!own) return;
  const script = (host: Host) => middle(host, (one) => one.script) - middle(ground, (one) => one.script);
  printTable(
    `Host scripts side by side, CPU ${SLOW_DOWN} times slower (medians of ${ROUNDS} cold visits in turns; vendors' frames replaced by a local page, ours is real)`,
    ['host script', 'bytes (brotli)', 'ratio', 'requests', 'script time', 'ratio', 'layout shift'],
    hosts
      .slice(1)
      .map((host) => [
        host.name,
        middle(host, (one) => one.bytes),
        round(middle(host, (one) => one.bytes) / middle(own, (one) => one.bytes)),
        middle(host, (one) => one.requests),
        `${round(script(host))} ms`,
        round(script(host) / script(own)),
        middle(host, (one) => one.shift).toFixed(3),
      ]),
  );
  console.log(
    '  Script time is that of the page, less the page alone. Bytes and requests are those of the page, without frames.',
  );
}
