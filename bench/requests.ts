import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../tests/support/product.ts';
import { median, printTable, round } from './print.ts';

const ROUNDS = 5;
const SECONDS = 2;

interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

/** Requests per second of our routes beside a bare Hono answer, in turns within one run; ratios round by round. */
export async function benchRequests(title: string, targets: Target[]): Promise<void> {
  const bare = await bareHono();
  const rows = [{ name: 'bare Hono "hello"', url: bare.url }, ...targets].map((target) => ({
    target,
    figures: [] as number[],
  }));
  try {
    for (const { target } of rows) await perSecond(target, 1);
    for (let turn = 0; turn < ROUNDS; turn++) {
      for (const { target, figures } of rows) figures.push(await perSecond(target, SECONDS));
    }
  } finally {
    await bare.close();
  }
  const base = rows[0]?.figures ?? [];
  printTable(
    `${title} (requests per second, median of ${ROUNDS} turns of ${SECONDS} s, 20 connections, client on the same cores)`,
    ['route', 'per second', 'share of bare Hono'],
    rows.map(({ target, figures }) => [
      target.name,
      Math.round(median(figures)),
      `${round(100 * median(figures.map((figure, turn) => figure / (base[turn] ?? Number.NaN))))} %`,
    ]),
  );
}

async function perSecond({ name, url, headers = {} }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, headers, connections: 20, duration });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} did not come.`);
  }
  return result.requests.average;
}

async function bareHono(): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('./bare-hono.ts', import.meta.url)), [String(port)]);
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
