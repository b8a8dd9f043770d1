import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { createLog } from '../log.ts';
import { loggedPath } from './request-context.ts';

test('secret query values are not logged', () => {
  expect(loggedPath('http://x/verify?token=abc&church=grace&Session=s1&code=9')).toBe(
    '/verify?token=[redacted]&church=grace&Session=[redacted]&code=[redacted]',
  );
  expect(loggedPath('http://x/healthz')).toBe('/healthz');
});

test('each request logs one line with its id and without headers or body', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const { app, close } = await createTestApp({ log });

  const res = await app.request('/api/nothing?token=abc', {
    method: 'POST',
    body: '{"password":"hunter2"}',
    headers: { authorization: 'Bearer s3cret' },
  });

  expect(lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'POST',
    path: '/api/nothing?token=[redacted]',
    status: 403, // a write without a forgery token
    requestId: res.headers.get('x-request-id'),
  });
  expect(lines[0]).not.toMatch(/hunter2|s3cret|abc/);
  await close();
});

test('secrets and personal data are redacted everywhere in a log line', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });

  log.info({ token: 't1', user: { email: 'ruth@example.org' }, run: { body: { input: 'my husband' } } }, 'done');

  expect(lines[0]).not.toMatch(/t1|ruth|husband/);
  expect(lines[0]).toContain('[redacted]');
});

test('a failed query is logged without its values', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const cause = Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });

  log.error({ err: new DrizzleQueryError('insert into "church" values (?)', ['a-secret-value'], cause) }, 'failed');

  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'Failed query: insert into "church" values (?)',
    cause: { code: 'SQLITE_CONSTRAINT_UNIQUE' },
  });
  expect(lines[0]).not.toContain('a-secret-value');
});
