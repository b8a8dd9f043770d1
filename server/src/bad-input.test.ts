import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintEmbedToken, tokenKey } from './features/frames/index.ts';
import { frameAndLoader } from './testing/built-files.ts';
import { createTestApp } from './testing/create-test-app.ts';

const manyRuns =
  '{"runPerIp":100000,"runPerChurch":100000,"floodPerChurch":100000,"mintPerIp":100000,"mintPerChurch":100000,"exportPerIp":100000}';
let server: Awaited<ReturnType<typeof createTestApp>>;
let token = '';

beforeAll(async () => {
  server = await createTestApp({ files: frameAndLoader, env: { LIMITS: manyRuns } });
  await server.given.church({ slug: 'grace-chapel' });
  const subject = { church: 'grace-chapel', app: 'debt-coach', aud: 'embed', ori: 'unknown' } as const;
  token = mintEmbedToken(tokenKey(server.deps), subject, server.clock.now());
});
afterAll(() => server.close());

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '..',
    '%00',
    '%E0%A4%A',
    '%2e%2e%2f',
    "' or 1=1 --",
    '<script>',
    '__proto__',
    '\u202e\u200b',
    'x'.repeat(9_000),
  ),
);
const segment = text.map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '?')));
const known = fc.constantFrom(
  'embed',
  'embed-api',
  'api',
  'a',
  'runs',
  'exports',
  'token',
  'apps',
  'assets',
  'grace-chapel',
  'debt-coach',
);
const rawSegment = fc.oneof(known, segment, fc.constantFrom('%', '%zz', '%E0%A4%A', '', '.', '..;'));
const path = fc.array(rawSegment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

async function expectCalmAnswer(res: Response) {
  const body = await res.text();
  expect(res.status, body).toBeLessThan(500);
  expect(body).not.toMatch(/SQLITE|at .*\.ts:\d|node_modules/);
  if (body && res.status >= 400 && res.headers.get('content-type')?.includes('json')) {
    expect(JSON.parse(body)).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  }
}

test('no address, method or query makes the server fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
      fc.dictionary(fc.constantFrom('site', 'token', 'church', 'lang', 'x'), text, { maxKeys: 3 }),
      async (address, method, query) => {
        const search = new URLSearchParams(query).toString();
        await expectCalmAnswer(await server.app.request(`http://localhost${address}?${search}`, { method }));
      },
    ),
    { numRuns: 400 },
  );
});

test('no body of any JSON shape makes a run, an export or a token fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/embed-api/runs', '/embed-api/exports', '/embed-api/token'),
      fc.oneof(
        fc.json({ maxDepth: 4 }),
        text,
        fc
          .record({ input: fc.dictionary(fc.constantFrom('debts', 'extra', 'strategy', '__proto__'), fc.jsonValue()) })
          .map((b) => JSON.stringify(b)),
      ),
      fc.constantFrom('application/json', 'text/plain', 'application/json; charset=utf-16', ''),
      async (address, body, type) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': type, accept: 'application/json' };
        await expectCalmAnswer(await server.app.request(address, { method: 'POST', body, headers }));
      },
    ),
    { numRuns: 300 },
  );
});

test('no Authorization header makes the server fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), fc.boolean(), async (value, tampered) => {
      const presented = tampered ? token.slice(0, -2) + value.slice(0, 2) : value;
      const authorization = `Bearer ${presented.replace(/[^\x21-\x7e]/g, '~')}`;
      const res = await server.app.request('/embed-api/runs', {
        method: 'POST',
        body: '{"input":{}}',
        headers: { authorization },
      });
      await expectCalmAnswer(res);
    }),
    { numRuns: 200 },
  );
});
