import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test('the server is ready when every part is', async () => {
  const { app, close } = await createTestApp({ readiness: { database: async () => undefined } });

  const res = await app.request('/readyz');

  expect(res.status).toBe(200);
  expect(await res.json()).toEqual({ status: 'ok', parts: { database: 'ok' } });
  await close();
});

test('a failed part is named without its reason', async () => {
  const fail = async () => {
    throw new Error('/srv/data is full');
  };
  const { app, close } = await createTestApp({ readiness: { database: async () => undefined, disk: fail } });

  const res = await app.request('/readyz');

  expect(res.status).toBe(503);
  expect(await res.json()).toEqual({ status: 'failed', parts: { database: 'ok', disk: 'failed' } });
  await close();
});

test.each([
  ['127.0.0.1', {}, 200],
  ['::1', {}, 200],
  ['::ffff:127.0.0.1', {}, 200],
  ['198.51.100.7', {}, 404],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, 404],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }, 404],
])('without a key, figures for %s with %o answer %i', async (address, headers, status) => {
  const { app, close } = await createTestApp();

  const res = await app.request('/metrics', { headers }, from(address));

  expect(res.status).toBe(status);
  await close();
});

test('with METRICS_KEY only the key gives access to the metrics', async () => {
  const { app, close } = await createTestApp({ env: { METRICS_KEY: 'a-long-metrics-key' } });
  const ask = (authorization: string) => app.request('/metrics', { headers: { authorization } }, from('127.0.0.1'));

  const wrong = await ask('Bearer a-long-metrics-kez');
  const right = await ask('Bearer a-long-metrics-key');

  expect(wrong.status).toBe(404);
  expect(right.status).toBe(200);
  expect(await right.text()).toContain('lampstand_http_requests_total{method="GET",status="404"} 1');
  await close();
});
