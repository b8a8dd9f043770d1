import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { AppEnv } from '../../app-env.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { onError } from './on-error.ts';
import { requestContext } from './request-context.ts';
import { validate } from './validate.ts';

const Classic = z.strictObject({
  name: z.string().max(3),
  people: z.int().min(2).max(9),
  color: z.enum(['red', 'blue']),
  tags: z.array(z.string()).min(1),
  day: z.string('Please choose a day.'),
});
const Mini = mini.object({ name: mini.string().check(mini.maxLength(3)), color: mini.enum(['red', 'blue']) });

async function messagesOf(schema: typeof Classic | typeof Mini, body: unknown) {
  const { deps, close } = await createTestApp();
  const app = new Hono<AppEnv>()
    .use(requestContext(deps))
    .use(async (c, next) => {
      c.set('lang', 'es');
      await next();
    })
    .post('/', validate('json', schema), (c) => c.body(null, 204));
  app.onError(onError);
  const headers = { 'content-type': 'application/json' };
  const res = await app.request('/', { method: 'POST', body: JSON.stringify(body), headers });
  const answer: { message: string; issues: { path: string; message: string }[] } = await res.json();
  await close();
  return { first: answer.message, all: answer.issues.map(({ path, message }) => [path, message]) };
}

test('no message of the schema library reaches a person', async () => {
  const { all } = await messagesOf(Classic, { name: 'Ruth B', people: 12, color: 'green', tags: [], more: 1 });

  expect(all).toEqual([
    ['name', 'Please shorten this to 3 characters.'],
    ['people', 'This must be 9 or less.'],
    ['color', 'Please choose one of the options.'],
    ['tags', 'Please choose at least 1.'],
    ['day', 'Please choose a day.'],
    ['', 'Something went wrong. Please reload the page, then try again.'],
  ]);
  expect((await messagesOf(Classic, { name: 7, people: 'two', color: null })).all.slice(0, 3)).toEqual([
    ['name', 'We couldn’t read this. Please enter it again.'],
    ['people', 'We couldn’t read this. Please enter it again.'],
    ['color', 'Please choose one of the options.'],
  ]);
  expect((await messagesOf(Mini, { color: 'green' })).all).toEqual([
    ['name', 'Please fill this in.'],
    ['color', 'Please choose one of the options.'],
  ]);
});

test('the first message of a Spanish frame is Spanish', async () => {
  expect((await messagesOf(Classic, { name: 'Ruth B' })).first).toBe('Acórtelo a 3 caracteres.');
});

const users = '/api/church-admin/users';

test.each([
  ['POST', '/api/church-admin/invitations/send', {}, 'Please fill this in.'],
  ['POST', `${users}/someone/disable`, {}, 'Please fill this in.'],
  ['POST', `${users}/bulk-approve`, {}, 'Please fill this in.'],
  ['POST', '/api/auth/login', { email: 'a@b.example', password: '' }, 'Please fill this in.'],
  ['GET', `${users}?status=gone`, undefined, 'Please choose one of the options.'],
  ['GET', '/api/church/embed-codes?platform=paper', undefined, 'Please choose one of the options.'],
  [
    'PUT',
    '/api/user/privacy',
    { privacySettings: { showEmail: 'yes' } },
    'We couldn’t read this. Please enter it again.',
  ],
])('%s %s with %o is refused in plain words', async (method, path, body, message) => {
  const { given, as, close } = await createTestApp();
  const admin = await as(await given.administrator());

  const res = await admin.send(method, path, body);
  const text = await res.text();

  expect(JSON.parse(text)).toMatchObject({ code: 'invalid_input', message });
  expect(text).not.toMatch(/Invalid input|Too small|Too big|Invalid option|expected/);
  await close();
});
