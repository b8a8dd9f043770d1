import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { CannotListen, type Listening, listen } from './listen.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let listening: Listening;
beforeAll(async () => {
  server = await createTestApp({ files: frameAndLoader });
  listening = await listen(server.app, '127.0.0.1', 0);
});
afterAll(async () => {
  await listening.close(100);
  await server.close();
});

/** Sends raw bytes and returns everything that comes back until the server closes or is silent. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n\r\n`;
const close = 'Connection: close';

test.each([
  [
    'a header that is too large',
    lines('GET / HTTP/1.1', 'Host: x', `X: ${'x'.repeat(20_000)}`, close),
    /^HTTP\/1.1 431/,
  ],
  [
    'two lengths at odds',
    lines('POST / HTTP/1.1', 'Host: x', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    /^HTTP\/1.1 400/,
  ],
  ['no host', lines('GET / HTTP/1.1', close), /^HTTP\/1.1 400/],
  ['a host that is none', lines('GET /healthz HTTP/1.1', 'Host: a b/<c>', close), /^HTTP\/1.1 400/],
  ['words that are no request', 'hello there\r\n\r\n', /^HTTP\/1.1 400/],
  ['an escape that is no text', lines('GET /embed/%E0%A4%A/%zz HTTP/1.1', 'Host: x', close), /^HTTP\/1.1 404/],
  ['a NUL in the path', lines('GET /embed/%00/x HTTP/1.1', 'Host: x', close), /^HTTP\/1.1 404/],
])('%s is refused and the next visitor is served', async (_what, bytes, expected) => {
  expect(await raw(bytes)).toMatch(expected);

  expect((await fetch(`http://127.0.0.1:${listening.port}/healthz`)).status).toBe(200);
});

test('localhost works for IPv4 and IPv6', async () => {
  const res = await fetch(`http://localhost:${listening.port}/healthz`);

  expect(res.status).toBe(200);
});

test('a port in use is refused with advice', async () => {
  const second = listen(server.app, '127.0.0.1', listening.port);

  await expect(second).rejects.toThrow(CannotListen);
  await expect(second).rejects.toThrow(/choose another port with PORT/);
});

test('limits count by the address of the connection', async () => {
  const { clientIp } = await import('./client-ip.ts');
  expect(clientIp('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1');
  expect((await fetch(`http://127.0.0.1:${listening.port}/metrics`)).status).toBe(200);
  const proxied = { headers: { 'x-forwarded-for': '127.0.0.1' } };
  expect((await fetch(`http://127.0.0.1:${listening.port}/metrics`, proxied)).status).toBe(404);
});
