import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Path of Chromium: CHROMIUM_PATH, the system's package, or undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
}

// Chromium obeys only the last `--disable-features`, so this list repeats Playwright's. The last two load a page of the
// address bar into every new window, which takes half of a window's processor time.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Chromium's switches for tests. Every `.example` host is this machine; root cannot have a sandbox. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${disabledFeatures.join(',')}`,
  ];
  const hosts = '--host-resolver-rules=MAP *.example 127.0.0.1';
  return process.getuid?.() === 0 ? [...quiet, hosts, '--no-sandbox'] : [...quiet, hosts];
}

/** Starts a Chromium of the caller's own. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments() });
}

let shared: Promise<Browser> | undefined;

/** The Chromium of this worker, for all its files; started again if it has crashed. It ends with the worker. */
async function sharedChromium(): Promise<Browser> {
  const browser = await shared?.catch(() => undefined);
  if (!browser?.isConnected()) shared = launchChromium();
  return shared ?? launchChromium();
}

/** A new browser profile in the worker's Chromium. What a file leaves open is closed after it. */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  return (await sharedChromium()).newContext(options);
}

/** A page in a profile of its own. */
export async function newPage(options?: BrowserContextOptions): Promise<Page> {
  return (await sharedChromium()).newPage(options);
}

/** Closes every profile that is still open. */
export async function closeContexts(): Promise<void> {
  const browser = await shared?.catch(() => undefined);
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close().catch(() => undefined)));
}
