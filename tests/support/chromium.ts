import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Chromium is: CHROMIUM_PATH, the system's package, or (undefined) Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
}

/** Chromium's switches for tests: no background networking, and no sandbox only for root, who cannot have one. */
export function chromiumArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments() });
}
