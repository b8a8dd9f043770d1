import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const debian = {
  '/usr/bin/chromium': 'chromium',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb xauth',
};

/**
 * Installs the browsers that the machine lacks: Debian's packages when that is allowed, else Playwright's own Chromium.
 * Chromium is required; the tests of Firefox and WebKit are skipped without them, and say what to install.
 */
export function installBrowsers(): void {
  const missing = Object.entries(debian).filter(([file]) => !existsSync(file));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing for the browser tests: ${missing.map(([, name]) => name).join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    for (const [, names] of missing) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names.split(' ')], {
        env,
        stdio: 'ignore',
      });
    }
  }
  if (!existsSync('/usr/bin/chromium') && !process.env.CHROMIUM_PATH) {
    console.log('There is no Chromium on this machine. Downloading the one of Playwright.');
    spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  }
}
