import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';

const users = '/api/church-admin/users';

test.each([
  ['POST', '/api/church-admin/invitations/send', {}, 'Email is required'],
  ['POST', `${users}/someone/disable`, {}, 'Reason is required'],
  ['POST', `${users}/bulk-approve`, {}, 'User ids is required'],
  ['POST', '/api/auth/login', { email: 'a@b.example', password: '' }, 'Password is required'],
  ['GET', `${users}?status=gone`, undefined, 'Status is not one of the choices'],
  ['GET', '/api/church/embed-codes?platform=paper', undefined, 'Platform is not one of the choices'],
  ['PUT', '/api/user/privacy', { privacySettings: { showEmail: 'yes' } }, 'Show email has the wrong type'],
])('%s %s with %o is refused in plain words', async (method, path, body, message) => {
  const { given, as, close } = await createTestApp();
  const admin = await as(await given.administrator());

  const res = await admin.send(method, path, body);
  const text = await res.text();

  expect(JSON.parse(text)).toMatchObject({ code: 'invalid_input', message });
  expect(text).not.toMatch(/Invalid input|Too small|Too big|Invalid option|expected/);
  await close();
});
