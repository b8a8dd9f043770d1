import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { operations } from './all-operations.ts';
import { undescribed } from './describe-api.ts';

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<string, { parameters: { name: string; in: string }[]; requestBody?: unknown; security: object[] }>
  >;
}

async function setUp() {
  const test = await createTestApp();
  const described = (await (await test.app.request('/api/openapi.json')).json()) as OpenApi;
  return { ...test, described };
}

test('every mounted route of the API is described, and nothing else is', async () => {
  const { app, described, close } = await setUp();

  expect(undescribed(app.routes)).toEqual([]);
  const named = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(named.sort()).toEqual(Object.keys(operations).sort());
  await close();
});

test('the description is made of the schemas that requests are checked against', async () => {
  const { described, close } = await setUp();

  expect(described.openapi).toBe('3.1.0');
  expect(described.paths['/api/auth/login']?.post).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', required: ['email', 'password'], properties: { email: { maxLength: 254 } } },
        },
      },
    },
    security: [{ forgeryToken: [] }],
  });
  const list = described.paths['/api/church-admin/users']?.get;
  expect(list?.parameters.map(({ name }) => name)).toEqual(['cursor', 'limit', 'search', 'status', 'role', 'church']);
  expect(list?.parameters).toContainEqual({
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  });
  expect(described.paths['/api/church-admin/users/{id}/approve']?.post?.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path' }),
  );
  await close();
});

test('every write that takes a body describes it', async () => {
  const { described, close } = await setUp();
  const without = ['logout', 'hand-off', 'approve', 'enable', 'resend', 'revoke', 'token', 'join-code'];

  const silent = Object.entries(described.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .filter(([path, methods]) => (methods.post ?? methods.put) && !without.some((end) => path.endsWith(`/${end}`)))
    .filter(([, methods]) => !(methods.post ?? methods.put)?.requestBody);

  expect(silent.map(([path]) => path)).toEqual([]);
  await close();
});

test('the page names every route, has no script, and its style carries the nonce of its policy', async () => {
  const { app, close } = await setUp();

  const res = await app.request('/docs/api');
  const page = await res.text();

  for (const path of Object.keys(operations).map((name) => name.split(' ')[1] ?? '')) expect(page).toContain(path);
  expect(page).not.toMatch(/<script|style=|undefined|\[object/);
  const nonce = /<style nonce="([\w-]+)">/.exec(page)?.[1];
  expect(res.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(res.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await close();
});
