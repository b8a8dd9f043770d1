import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { loadStaticFiles } from './static-files.ts';

const script = `console.log(${JSON.stringify('lamp '.repeat(400))});\n`;
let folder: string;
let server: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-files-'));
  mkdirSync(join(folder, 'portal'));
  writeFileSync(join(folder, 'frame-3f9a2c1b.js'), script);
  writeFileSync(join(folder, 'frame-3f9a2c1b.js.map'), '{}');
  writeFileSync(join(folder, 'portal/apple-touch-icon.png'), Buffer.from([137, 80, 78, 71]));
  writeFileSync(join(folder, 'portal/logo.png'), Buffer.from([137, 80, 78, 71]));
  const files = await loadStaticFiles([
    { directory: folder, prefix: '/assets/frame/' },
    { directory: join(folder, 'portal'), prefix: '/assets/' },
    { directory: join(folder, 'missing'), prefix: '/nowhere/' },
  ]);
  server = await createTestApp({ files });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.app.request(path, { method, headers });
const hashed = '/assets/frame/frame-3f9a2c1b.js';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['', null],
])('accept-encoding "%s" is answered with %s', async (accepted, encoding) => {
  const res = await get(hashed, { 'accept-encoding': accepted });

  expect(res.headers.get('content-encoding')).toBe(encoding);
  expect(res.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await res.arrayBuffer());
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  expect(plain.toString()).toBe(script);
  expect(res.headers.get('content-length')).toBe(String(bytes.length));
});

test('files of the frame allow opaque origins and are immutable', async () => {
  const res = await get(hashed);

  expect(Object.fromEntries(res.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('other answers allow no other origin and set no resource policy that would block a frame', async () => {
  const res = await get('/assets/logo.png');

  expect(res.headers.get('access-control-allow-origin')).toBeNull();
  expect(res.headers.get('cross-origin-resource-policy')).toBeNull();
  expect(res.headers.get('cache-control')).toBe('public, no-cache');
  expect(res.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a long name without a hash is not treated as hashed', async () => {
  const res = await get('/assets/apple-touch-icon.png');

  expect(res.headers.get('cache-control')).toBe('public, no-cache');
});

test('a client that has the file gets 304 without a body', async () => {
  const etag = (await get(hashed)).headers.get('etag') ?? '';

  const again = await get(hashed, { 'if-none-match': `"other", W/${etag}` });

  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('etag')).toBe(etag);
});

test('HEAD answers like GET without the body', async () => {
  const res = await get(hashed, { 'accept-encoding': 'br' }, 'HEAD');

  expect(res.status).toBe(200);
  expect(res.headers.get('content-encoding')).toBe('br');
  expect(await res.text()).toBe('');
});

test.each([
  '/assets/frame/frame-3f9a2c1b.js.map',
  '/assets/frame/../../package.json',
  '/assets/frame/%2e%2e/x',
  '/assets/',
])('%s is not served', async (path) => {
  const res = await get(path);

  expect(res.status).toBe(404);
  expect(await res.json()).toMatchObject({ code: 'not_found' });
});
