// Writes the portal's bitmap images into its `public/`: the image for shared links and the device icons.
// `npx tsx tests/pictures/draw-brand-images.ts` (Chromium: CHROMIUM, or /usr/bin/chromium). Run it when the mark or the street changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const portal = join(import.meta.dirname, '../../portal');
const mark = readFileSync(join(portal, 'public/lampstand.svg'), 'utf8');
const street = svgOf('StreetIllustration', 'src/illustrations/street-illustration.tsx');
const literata = fontOf('@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2');

const shared = `
  <style>
    @font-face { font-family: Literata; font-weight: 200 900; src: url(data:font/woff2;base64,${literata}) format('woff2'); }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: oklch(0.325 0.05 234); color: oklch(0.95 0.014 86); }
    header { display: flex; align-items: center; gap: 20px; padding: 60px 72px 0; font: 560 44px/1 Literata; letter-spacing: -0.012em; }
    header svg { width: 46px; }
    header .s { stroke: currentColor; }
    h1 { margin: 44px 72px 0; font: 440 80px/1.1 Literata; font-optical-sizing: auto; letter-spacing: -0.02em; }
    footer { position: absolute; left: 0; right: 0; bottom: 0; color: oklch(0.8 0.02 220); }
    footer svg { display: block; width: 620px; margin-left: auto; margin-right: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    footer .line { position: absolute; left: 0; right: 0; top: calc(620px * 300 / 560 - 1px); border-top: 2px solid; }
    .lit { fill: oklch(0.81 0.142 77); stroke: oklch(0.64 0.125 68); }
    .shine { opacity: 0.55; }
  </style>
  <header>${mark}Lampstand</header>
  <h1>Leave a light on<br>where your people<br>already look.</h1>
  <footer><div class="line"></div>${street}</footer>`;

const icon = (size: number, ground: string) => `
  <style>
    body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; background: ${ground}; }
    svg { width: ${ground === 'none' ? size : size * 0.62}px; }
  </style>${mark}`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
writeFileSync(join(portal, 'public/og.png'), await picture(browser, shared, 1200, 630));
writeFileSync(join(portal, 'public/apple-touch-icon.png'), await picture(browser, icon(180, '#faf7f0'), 180, 180));
writeFileSync(join(portal, 'public/favicon.ico'), inIco(await picture(browser, icon(32, 'none'), 32, 32), 32));
await browser.close();

async function picture(from: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** The drawing of a component as SVG: its attributes are spelled for React. */
function svgOf(component: string, file: string): string {
  const source = readFileSync(join(portal, file), 'utf8');
  const [drawing = ''] = /<svg[\s\S]*?<\/svg>/.exec(source.slice(source.indexOf(`function ${component}`))) ?? [];
  return drawing
    .replace(/className=\{styles\.(\w+)\}/g, 'class="$1"')
    .replaceAll('stopColor', 'stop-color')
    .replaceAll('stopOpacity', 'stop-opacity');
}

function fontOf(file: string): string {
  return readFileSync(createRequire(join(portal, 'package.json')).resolve(file)).toString('base64');
}

/** An .ico that holds one PNG. */
function inIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
