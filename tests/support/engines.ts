import { existsSync } from 'node:fs';
import type { Page as PlaywrightPage } from 'playwright-core';
import type { Browser as PuppeteerBrowser, Page as PuppeteerPage } from 'puppeteer-core';
import { newContext } from './chromium.ts';
import { asSource, type EnginePage } from './engine-page.ts';
import { launchWebKit, miniBrowserPath, webKitDriverPath } from './webkit.ts';

export interface Engine {
  name: string;
  /** Why this engine cannot run on this machine; undefined when it can. */
  missing: string | undefined;
  open(): Promise<EnginePage>;
}

const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** The three engines; a missing one says what to install. */
export const engines: Engine[] = [
  { name: 'Chromium', missing: undefined, open: openChromium },
  {
    name: 'Firefox',
    missing: existsSync(firefoxPath) ? undefined : 'Firefox is not installed: apt-get install firefox-esr',
    open: openFirefox,
  },
  {
    name: 'WebKit',
    missing:
      existsSync(webKitDriverPath) && existsSync(miniBrowserPath())
        ? undefined
        : 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb xauth',
    open: launchWebKit,
  },
];

async function openChromium(): Promise<EnginePage> {
  const context = await newContext();
  return viaFrames(await context.newPage(), () => context.close());
}

let firefox: Promise<PuppeteerBrowser> | undefined;

/** A profile of its own in the worker's Firefox, which ends with the worker. */
async function openFirefox(): Promise<EnginePage> {
  const { default: puppeteer } = await import('puppeteer-core');
  firefox ??= puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath });
  const context = await (await firefox).createBrowserContext();
  return viaFrames(await context.newPage(), () => context.close());
}

/** The part of a frame's API that Playwright and Puppeteer share. */
interface SharedFrame {
  waitForSelector(selector: string): Promise<{ contentFrame(): Promise<unknown> } | null>;
  evaluate(source: string): Promise<unknown>;
  click(selector: string): Promise<void>;
}

function viaFrames(page: PlaywrightPage | PuppeteerPage, close: () => Promise<void>): EnginePage {
  const at = async (path: string[]): Promise<SharedFrame> => {
    let frame: SharedFrame = page.mainFrame();
    for (const selector of path) {
      const element = await frame.waitForSelector(selector);
      const inner = await element?.contentFrame();
      if (!inner) throw new Error(`${selector} is no frame.`);
      // Each library returns its own kind of frame.
      frame = inner as SharedFrame;
    }
    return frame;
  };
  return {
    async goto(url) {
      await page.goto(url);
    },
    async eval(path, work, ...args) {
      // The function's own result, sent as JSON.
      return (await (await at(path)).evaluate(asSource(work, args))) as Awaited<ReturnType<typeof work>>;
    },
    async type(path, selector, text) {
      await (await at(path)).click(selector);
      await page.keyboard.type(text);
    },
    close,
  };
}
