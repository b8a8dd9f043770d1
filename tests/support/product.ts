import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The product as `npm start` runs it, on ports and data of its own, with the demo church's site beside it. */
export interface Product {
  /** `http://localhost:PORT`: the product. */
  origin: string;
  /** `http://127.0.0.1:PORT`: the church's site, another site to a browser. */
  church: string;
  /** Its DATA_DIR. */
  dataDir: string;
  /** Everything it printed so far. */
  output(): string;
  /** Runs one command of the operator beside it, as `npm run admin --` does, e.g. `plan grace-chapel paused`. */
  admin(...words: string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the built product and resolves when it answers. `env` is added to its environment; a DATA_DIR given there
 * is used and left alone, one made here is removed at the end.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const [port, examplePort] = await Promise.all([freePort(), freePort()]);
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'lampstand-e2e-'));
  const environment = {
    ...process.env,
    PORT: String(port),
    EXAMPLE_PORT: String(examplePort),
    DATA_DIR: dataDir,
    ...env,
  };
  const child = spawn(process.execPath, ['server/dist/start.js'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  const origin = `http://localhost:${port}`;
  const church = `http://127.0.0.1:${examplePort}`;
  await ready(child, [`${origin}/readyz`, `${church}/`], () => output);
  return {
    origin,
    church,
    dataDir,
    output: () => output,
    async admin(...words) {
      await promisify(execFile)(process.execPath, ['server/dist/admin.js', ...words], { env: environment });
    },
    async close() {
      if (child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(child: ChildProcess, urls: string[], output: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${output()}`);
    const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => undefined)));
    if (answers.every((answer) => answer?.ok)) return;
    await wait(100);
  }
  throw new Error(`The product did not answer within 30 s:\n${output()}`);
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return address.port;
}
