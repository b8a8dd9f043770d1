import { once } from 'node:events';
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import { Hono } from 'hono';
import { freePort } from '../support/product.ts';
import { median, printTable, round } from './print.ts';

const ROUNDS = 5;
const SECONDS = 4;

interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

/** Requests per second of our routes beside a bare Hono answer, in turns within one run; ratios round by round. */
export async function benchRequests(title: string, targets: Target[]): Promise<void> {
  const bare = await bareHono();
  const all = [{ name: 'bare Hono "hello"', url: bare.url, headers: {} }, ...targets];
  const figures = new Map(all.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const { name, url, headers } of all) {
      const result = await autocannon({ url, headers, connections: 20, duration: SECONDS });
      if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were not 2xx.`);
      figures.get(name)?.push(result.requests.average);
    }
  }
  await bare.close();
  const base = figures.get(all[0]?.name ?? '') ?? [];
  printTable(
    `${title} (requests per second, median of ${ROUNDS} turns of ${SECONDS} s, 20 connections, client on the same cores)`,
    ['route', 'per second', 'share of bare Hono'],
    all.map(({ name }) => {
      const own = figures.get(name) ?? [];
      return [
        name,
        Math.round(median(own)),
        `${round(median(own.map((figure, turn) => (100 * figure) / (base[turn] ?? 1))))} %`,
      ];
    }),
  );
}

async function bareHono(): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const server = serve({ fetch: new Hono().get('/', (c) => c.text('hello')).fetch, port, hostname: '127.0.0.1' });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
