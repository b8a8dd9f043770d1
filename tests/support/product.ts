import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';

/** Where a running product is: all that a test needs of one that it does not own. */
export interface ProductAddress {
  /** `http://localhost:PORT`: the product. */
  origin: string;
  /** `http://127.0.0.1:PORT`: the demo church's site, another site to a browser. */
  church: string;
  /** Its DATA_DIR. */
  dataDir: string;
}

/** The product as `npm start` runs it, on ports and data of its own, with the demo church's site beside it. */
export interface Product extends ProductAddress {
  /** Everything it printed so far. */
  output(): string;
  close(): Promise<void>;
}

/**
 * Starts the built product and resolves when it answers. `env` is added to its environment; a DATA_DIR given there
 * is used and kept, one made here is removed at the end.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const [port, examplePort] = await Promise.all([freePort(), freePort()]);
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'lampstand-tests-'));
  const child = spawn(process.execPath, ['server/dist/start.js'], {
    env: { ...process.env, PORT: String(port), EXAMPLE_PORT: String(examplePort), DATA_DIR: dataDir, ...env },
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

/** Runs one operator command beside a product, as `npm run admin --` does, e.g. `plan grace-chapel paused`. */
export async function runAdmin({ dataDir }: ProductAddress, ...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['server/dist/admin.js', ...words], { env });
}

/** Copies a running product's data into a new folder: migrations, Bible text and demo church, ready to start from. */
export async function prepareDataFolder({ dataDir }: ProductAddress): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-prepared-'));
  const db = new SQLite(join(dataDir, 'lampstand.db'));
  await db.backup(join(folder, 'lampstand.db'));
  db.close();
  for (const file of ['demo-accounts.txt', 'master.key']) copyFileSync(join(dataDir, file), join(folder, file));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function ready(child: ChildProcess, urls: string[], output: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${output()}`);
    const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => undefined)));
    if (answers.every((answer) => answer?.ok)) return;
    await wait(100);
  }
  throw new Error(`The product did not answer within 60 s:\n${output()}`);
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
