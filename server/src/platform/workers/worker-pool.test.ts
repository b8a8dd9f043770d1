import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { fromSource } from '../../testing/worker-from-source.ts';
import type { StrangeTasks } from './strange-tasks.fixture.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

const fromFixture = fromSource(new URL('./strange-tasks.fixture.ts', import.meta.url));
let pool: WorkerPool<StrangeTasks>;
let started: Worker[];
function open(settings: { atOnce?: number; deadlineMs?: number } = {}) {
  started = [];
  pool = createWorkerPool({
    ...{ atOnce: 2, deadlineMs: 20_000, memoryMb: 40, ...settings },
    start(options) {
      const worker = fromFixture(options);
      started.push(worker);
      return worker;
    },
  });
}
afterEach(() => pool.close());

test('a worker starts with the first task and is reused', async () => {
  open();
  expect(started).toHaveLength(0);

  expect(await pool.run('double', 21)).toBe(42);
  expect(await pool.run('count', undefined)).toBe(1);
  expect(await pool.run('count', undefined)).toBe(2);

  expect(started).toHaveLength(1);
  expect(pool.running).toBe(0);
});

test('errors of a task reach the caller, and the worker continues', async () => {
  open();

  await expect(pool.run('refuse', undefined)).rejects.toMatchObject({ code: 'invalid_input', field: 'format' });
  const refused = await pool.run('refuse', undefined).catch((error: { in(lang: 'es'): string }) => error.in('es'));
  expect(refused).toBe('Esto no.');
  await expect(pool.run('fail', undefined)).rejects.toThrow(new RangeError('a mistake of ours'));
  expect(await pool.run('count', undefined)).toBe(1);
  expect(started).toHaveLength(1);
});

test('a task over its deadline is ended and frees its slot', async () => {
  open({ atOnce: 1, deadlineMs: 300 });

  await expect(pool.run('endless', undefined)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 });

  expect(started[0]?.threadId).toBe(-1); // the thread is gone
  expect(await pool.run('double', 2)).toBe(4);
});

test('a task that runs out of memory ends alone', async () => {
  open({ atOnce: 1 });

  await expect(pool.run('hoard', undefined)).rejects.toMatchObject({ code: 'too_large' });
  expect(await pool.run('double', 2)).toBe(4);
});

test('a task that ends its thread frees its slot', async () => {
  open({ atOnce: 1 });

  await expect(pool.run('die', undefined)).rejects.toMatchObject({ code: 'busy' });
  expect(await pool.run('double', 2)).toBe(4);
});

test('a task over the maximum is refused with a time to wait', async () => {
  open();
  const leave = new AbortController();
  const both = [1, 2].map(() => pool.run('endless', undefined, { signal: leave.signal }));

  await expect(pool.run('double', 2)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
  expect(pool.running).toBe(2);

  leave.abort();
  expect(await Promise.allSettled(both)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(pool.running).toBe(0);
});

test('an aborted task ends, also before it has started and with any abort reason', async () => {
  open({ atOnce: 1 });
  const leave = new AbortController();
  const work = pool.run('endless', undefined, { signal: leave.signal });
  const outcome = expect(work).rejects.toThrow('No one waits for this any more.');
  await wait(600);

  leave.abort('a text');

  await outcome;
  expect(started[0]?.threadId).toBe(-1);
  expect(await pool.run('double', 2)).toBe(4);
  await expect(pool.run('endless', undefined, { signal: leave.signal })).rejects.toThrow('No one waits');
  expect(await pool.run('double', 2)).toBe(4);
  expect(started).toHaveLength(2);
});

test('closing ends running tasks and refuses further ones', async () => {
  open();
  const work = pool.run('endless', undefined);
  const outcome = expect(work).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining('restarting') });
  await wait(600);

  await pool.close();

  await outcome;
  await expect(pool.run('double', 2)).rejects.toMatchObject({ code: 'busy' });
  expect(started).toHaveLength(1);
});
