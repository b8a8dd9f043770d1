import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppEnv } from '../../app-env.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { createLog } from '../log.ts';
import { AppError } from './app-error.ts';
import { limitBody } from './limit-body.ts';
import { onError } from './on-error.ts';
import { requestContext } from './request-context.ts';
import { validate } from './validate.ts';

const Body = z.strictObject({ name: z.string().min(1, 'Please enter a name.'), people: z.int().max(500) });

async function appWithRoutes() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const { deps, close } = await createTestApp({ log });
  const app = new Hono<AppEnv>()
    .use(requestContext(deps))
    .post('/body', limitBody(1024), validate('json', Body), (c) => c.json(c.req.valid('json')))
    .get('/limited', () => {
      throw new AppError('limit_reached', 'Slow down.', { retryAfterSeconds: 12 });
    })
    .get('/secret', () => {
      throw new Error('select * from church where password = hunter2', { cause: new Error('deep') });
    })
    .get('/full', () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('disk'), { code: 'SQLITE_FULL' }) });
    })
    .get('/teapot', () => {
      throw new HTTPException(413);
    })
    .get('/text', () => {
      throw 'a plain string';
    });
  app.onError(onError);
  const post = (body: BodyInit, type = 'application/json') =>
    app.request('/body', { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit);
  return { app, post, lines, close };
}

test('a body of the wrong shape names its first field and lists every issue', async () => {
  const { post, close } = await appWithRoutes();

  const res = await post(JSON.stringify({ name: '', people: 501, extra: 1 }));

  expect(res.status).toBe(400);
  const body = await res.json();
  expect(body).toMatchObject({ code: 'invalid_input', message: 'Please enter a name.', field: 'name' });
  expect(body.issues.map((issue: { path: string; rule: string }) => [issue.path, issue.rule])).toEqual([
    ['name', 'required'],
    ['people', 'too_large'],
    ['', 'wrong_type'],
  ]);
  await close();
});

test.each([
  ['{"name": ', 'application/json', 400, 'invalid_input'],
  ['name=Ruth', 'application/x-www-form-urlencoded', 415, 'unsupported_type'],
  ['', 'application/json', 400, 'invalid_input'],
  ['null', 'application/json', 400, 'invalid_input'],
  [JSON.stringify({ name: 'x'.repeat(2_000), people: 1 }), 'application/json', 413, 'too_large'],
])('the body %.12s as %s answers %i %s', async (body, type, status, code) => {
  const { post, close } = await appWithRoutes();

  const res = await post(body, type);

  expect(res.status).toBe(status);
  expect(await res.json()).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) });
  await close();
});

test('a streamed body without a length is cut off at its limit', async () => {
  const { post, close } = await appWithRoutes();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(600))),
  });

  const res = await post(endless);

  expect(res.status).toBe(413);
  expect(await res.json()).toMatchObject({ code: 'too_large' });
  await close();
});

test('the message of an unexpected error is logged and not sent', async () => {
  const { app, lines, close } = await appWithRoutes();

  const res = await app.request('/secret');

  expect(res.status).toBe(500);
  const text = await res.text();
  const { requestId } = JSON.parse(text);
  expect(text).not.toMatch(/select|hunter2|Error|\.ts/);
  const line = lines.map((text) => JSON.parse(text)).find((entry) => entry.msg === 'request failed');
  expect(line).toMatchObject({ requestId, err: { message: expect.stringContaining('hunter2') } });
  await close();
});

test('a wrapped storage error becomes storage_unavailable with a time to retry', async () => {
  const { app, close } = await appWithRoutes();

  const res = await app.request('/full');

  expect(res.status).toBe(503);
  expect(res.headers.get('retry-after')).toBe('30');
  expect(await res.json()).toMatchObject({ code: 'storage_unavailable' });
  await close();
});

test('a limit says when to retry', async () => {
  const { app, close } = await appWithRoutes();

  const res = await app.request('/limited');

  expect(res.status).toBe(429);
  expect(res.headers.get('retry-after')).toBe('12');
  await close();
});

test('framework errors and thrown values that are not errors have the same shape', async () => {
  const { app, close } = await appWithRoutes();

  const refused = await app.request('/teapot');

  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ code: 'too_large' });
  await close();
});
