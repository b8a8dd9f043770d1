import { expect, test } from 'vitest';
import { createTestApp } from './testing/create-test-app.ts';

test('the process answers that it is alive', async () => {
  const { app, close } = await createTestApp();

  const res = await app.request('/healthz');

  expect(res.status).toBe(200);
  expect(await res.json()).toEqual({ status: 'ok' });
  await close();
});

test('an unknown address is a page for a browser and the error shape for a program', async () => {
  const { app, close } = await createTestApp();

  const browser = await app.request('/nowhere', { headers: { accept: 'text/html' } });
  const program = await app.request('/api/nowhere', { headers: { accept: 'text/html' } });

  expect(browser.status).toBe(404);
  expect(browser.headers.get('content-type')).toContain('text/html');
  expect(program.status).toBe(404);
  const body = await program.json();
  expect(body).toEqual({ message: expect.any(String), code: 'not_found', requestId: expect.any(String) });
  expect(program.headers.get('x-request-id')).toBe(body.requestId);
  await close();
});

test('a given church is found by its slug whatever the case', async () => {
  const { db, given, close } = await createTestApp();
  const church = await given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
  const { findChurchBySlug } = await import('./features/churches/index.ts');

  expect(await findChurchBySlug(db.read, 'Grace-CHAPEL')).toEqual(church);
  expect(await findChurchBySlug(db.read, 'nowhere')).toBeUndefined();
  await close();
});
