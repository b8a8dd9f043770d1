import { afterEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from '../../platform/http/listen.ts';
import { createWorkerPool, workerBounds } from '../../platform/workers/worker-pool.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { fromSource } from '../../testing/worker-from-source.ts';
import type { WorkerTasks } from '../../worker.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';
import { cells, steps } from './heavy-documents.testing.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
let server: Listening | undefined;
afterEach(async () => {
  await server?.close(1_000);
  server = undefined;
  await at.close();
});

async function open(overrides: Parameters<typeof createTestApp>[0]) {
  at = await createTestApp(overrides);
  await at.given.church({ slug: 'grace-chapel' });
}

function request(document: object, lang = 'en') {
  const subject = { church: 'grace-chapel', app: 'debt-coach', aud: 'embed', ori: 'unknown' } as const;
  const token = mintEmbedToken(tokenKey(at.deps), subject, at.clock.now());
  return {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-lampstand-lang': lang,
    },
    body: JSON.stringify({ format: 'docx', document }),
  };
}
const ask = (document: object, lang?: string) => at.app.request('/embed-api/exports', request(document, lang));

test('when all export workers are busy, the next visitor gets 503 with the seconds to wait', async () => {
  await open({ env: { LIMITS: '{"workerTasksInFlight":0}' } });

  const res = await ask(steps(1));

  expect(res.status).toBe(503);
  expect(res.headers.get('retry-after')).toBe('5');
  expect(await res.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('try again in a moment') });
});

test('a file that takes too long is given up with a sentence, and the next one is made', {
  timeout: 60_000,
}, async () => {
  const start = fromSource(new URL('../../worker.ts', import.meta.url));
  const workers = createWorkerPool<WorkerTasks>({ ...workerBounds, start, atOnce: 1, deadlineMs: 800 });
  await open({ workers });

  const late = await ask(cells(30_000));

  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('took too long') });
  await vi.waitFor(async () => expect((await ask(steps(1))).status).toBe(200), 40_000);
});

test('a limit is named in the language of the frame', async () => {
  await open({});

  const res = await ask(steps(4_000), 'es');

  expect((await res.json()).message).toBe(
    'Esto es demasiado grande. Puede tener como máximo 3,000 párrafos y elementos de listas.',
  );
});

test('when the visitor leaves, the work on the file ends', async () => {
  let work: AbortSignal | undefined;
  const endless = (signal?: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      work = signal;
      signal?.addEventListener('abort', () => reject(new Error('ended')));
    });
  await open({
    workers: { run: (_task, _input, options) => endless(options?.signal), running: 0, close: async () => {} },
  });
  server = await listen(at.app, '127.0.0.1', 0);
  const visitor = new AbortController();
  const answer = fetch(`http://127.0.0.1:${server.port}/embed-api/exports`, {
    ...request(steps(1)),
    signal: visitor.signal,
  });
  const outcome = expect(answer).rejects.toThrow();
  await vi.waitFor(() => expect(work).toBeDefined());
  expect(work?.aborted).toBe(false);

  visitor.abort();

  await outcome;
  await vi.waitFor(() => expect(work?.aborted).toBe(true));
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
});
