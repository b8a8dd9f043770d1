import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asSource, type EnginePage } from './engine-page.ts';
import { freePort } from './product.ts';

export const webKitDriverPath = '/usr/bin/WebKitWebDriver';

/** WebKitGTK's small browser, in the library folder of this machine's architecture; a path that does not exist when it is missing. */
export function miniBrowserPath(): string {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  const found = folders.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path));
  return found ?? '/usr/lib/webkit2gtk-4.1/MiniBrowser';
}

interface Answer {
  value: { error?: string; message?: string } & Record<string, unknown>;
}

/** Starts WebKitGTK through its WebDriver, on a display of its own where there is none. */
export async function launchWebKit(): Promise<EnginePage> {
  const home = mkdtempSync(join(tmpdir(), 'lampstand-webkit-'));
  const display = process.env.DISPLAY ? undefined : await startDisplay();
  const port = await freePort();
  const env = { ...process.env, HOME: home, ...(display && { DISPLAY: display.name }) };
  const driver = spawn(webKitDriverPath, [`--port=${port}`], { stdio: 'ignore', env });

  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 100 && !(await call('GET', '/status').catch(() => undefined)); tries++) await wait(100);
  const options = { binary: miniBrowserPath(), args: ['--automation'] };
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { implicit: 5_000, script: 20_000 });

  const find = (selector: string) => call('POST', `${session}/element`, { using: 'css selector', value: selector });
  const at = async (path: string[]) => {
    await call('POST', `${session}/frame`, { id: null });
    for (const selector of path) await call('POST', `${session}/frame`, { id: await find(selector) });
  };

  return {
    async goto(url) {
      await call('POST', `${session}/url`, { url });
    },
    async eval(path, work, ...args) {
      await at(path);
      const script = `const done = arguments[0]; Promise.resolve().then(() => ${asSource(work, args)}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await call('POST', `${session}/execute/async`, { args: [], script });
      if (error) throw new Error(String(error));
      // The function's own result, sent as JSON.
      return value as Awaited<ReturnType<typeof work>>;
    },
    async type(path, selector, text) {
      await at(path);
      const element = Object.values(await find(selector))[0];
      await call('POST', `${session}/element/${element}/click`, {});
      await call('POST', `${session}/element/${element}/value`, { text });
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(display?.server);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [bytes] = (await once(server.stdout, 'data')) as [Buffer];
  return { name: `:${bytes.toString().trim()}`, server };
}

async function end(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null) return;
  const gone = once(process, 'exit');
  process.kill();
  await gone;
}
