import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { startModelSimulator } from '../../tools/model-simulator/index.ts';
import { bundleScript, dataFolder, endServers, startServer } from './testing/server-process.ts';

interface BudgetRow {
  used: number;
  reserved: number;
}
afterEach(endServers);

/** A server whose own writer never ends, and which prints the token and body of a run. */
const slowWriter = await bundleScript('main-with-slow-writer');

test('a server starts, refuses a second one, ends its streams and leaves a clean database', {
  timeout: 120_000,
}, async () => {
  const DATA_DIR = await dataFolder();
  const server = startServer({ DATA_DIR }, slowWriter);
  const port = (await server.line(/"port":(\d+)/))[1];

  const second = startServer({ DATA_DIR });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain('Lampstand is already running on');

  const addresses = ['127.0.0.1', 'localhost'];
  const alive = await Promise.all(addresses.map((host) => fetch(`http://${host}:${port}/healthz`)));
  expect(alive.map((res) => res.status)).toEqual([200, 200]);
  const ready = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
  expect(ready).toEqual({ status: 'ok', parts: { database: 'ok', migrations: 'ok', disk: 'ok', backup: 'ok' } });

  const { token, body } = JSON.parse((await server.line(/^run (.*)$/m))[1] ?? '');
  const stream = await fetch(`http://127.0.0.1:${port}/embed-api/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  while (!told.includes('event: text')) told += (await reader?.read())?.value ?? '';
  server.child.kill('SIGTERM');
  let rest = '';
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) rest += chunk.value;

  expect(rest).toMatch(/event: error\ndata: .*"code":"busy"/);
  expect(await server.exit).toBe(0);
  const client = new SQLite(join(DATA_DIR, 'lampstand.db'), { readonly: true });
  expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
  client.close();
});

test('a model call that a kill interrupted is settled by the next start, and its money is not spent again', {
  timeout: 120_000,
}, async () => {
  const simulator = await startModelSimulator();
  const DATA_DIR = await dataFolder();
  const model = { LAMPSTAND_MODEL: 'openai-compatible', MODEL_BASE_URL: simulator.baseUrl, MODEL_NAME: 'stall' };
  const start = async (budget: string) => {
    const caps = { MODEL_CHURCH_MONTHLY_BUDGET: budget, MODEL_DAILY_BUDGET: budget, MODEL_STALL_SECONDS: '60' };
    const prices = { MODEL_PRICE_INPUT: '2', MODEL_PRICE_OUTPUT: '20' };
    const server = startServer({ DATA_DIR, ...model, ...caps, ...prices }, slowWriter);
    const port = (await server.line(/"port":(\d+)/))[1];
    const { token, body } = JSON.parse((await server.line(/^run (.*)$/m))[1] ?? '');
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    };
    return {
      ...server,
      run: () => fetch(`http://127.0.0.1:${port}/embed-api/runs`, { method: 'POST', headers, body }),
    };
  };
  const crash = async ({ child, exit }: { child: ChildProcess; exit: Promise<unknown> }) => {
    child.kill('SIGKILL');
    await exit;
    const client = new SQLite(join(DATA_DIR, 'lampstand.db'), { readonly: true });
    const budgets = client.prepare<[], BudgetRow>('select used, reserved from model_budget order by owner').all();
    client.close();
    return budgets;
  };

  const first = await start('10');
  const cutOff = expect(first.run().then((res) => res.text())).rejects.toThrow();
  await vi.waitFor(() => expect(simulator.asked).toHaveLength(1), 30_000);
  const [before, ...rest] = await crash(first);
  await cutOff;

  expect(before).toEqual({ used: 0, reserved: expect.any(Number) });
  expect(before?.reserved).toBeGreaterThan(0);
  expect(rest).toEqual([before]);

  const highestCost = before?.reserved ?? 0;
  const second = await start(String((highestCost * 1.5) / 1_000_000));
  expect(await (await second.run()).json()).toMatchObject({ document: { writer: { kind: 'built-in' } } });
  expect(await crash(second)).toEqual([
    { used: highestCost, reserved: 0 },
    { used: highestCost, reserved: 0 },
  ]);
  expect(simulator.asked).toHaveLength(1);
  await simulator.close();
});

test('a bad configuration stops the start with one line for each key', { timeout: 120_000 }, async () => {
  const server = startServer({ PORT: 'eighty', LIMITS: '{"runs":1}' });

  expect(await server.exit).toBe(1);
  expect(server.output()).toMatch(/PORT must be a whole number\.\n\s+LIMITS runs isn’t a limit/);
  expect(server.output()).not.toContain('    at ');
});

test('a port that is in use is reported in one sentence', { timeout: 120_000 }, async () => {
  const first = startServer({ DATA_DIR: await dataFolder() });
  const port = (await first.line(/"port":(\d+)/))[1] ?? '';

  const second = startServer({ DATA_DIR: await dataFolder(), PORT: port });

  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(
    `Port ${port} is in use by another program. Stop that program, or choose another port with PORT.`,
  );
  expect(second.output()).not.toContain('    at ');
});

test('a damaged database is reported with what to do', { timeout: 120_000 }, async () => {
  const DATA_DIR = await dataFolder();
  writeFileSync(join(DATA_DIR, 'lampstand.db'), 'nothing like a database '.repeat(500));

  const server = startServer({ DATA_DIR });

  expect(await server.exit).toBe(1);
  expect(server.output()).toMatch(
    /^The database .*lampstand\.db is damaged \(SQLITE_NOTADB\)\. .*npm run restore -- /m,
  );
  expect(server.output()).not.toContain('    at ');
});
