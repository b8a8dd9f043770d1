import { afterEach, expect, test } from 'vitest';
import { answersOf, refusal } from '../testing/answers.testing.ts';
import { events } from '../testing/events.testing.ts';
import { isAt, openPage, shows } from '../testing/open-page.testing.tsx';
import { emptyPage, find } from '../testing/render.tsx';
import { dismissToast, toastStore } from '../ui/toast-store.ts';
import { storeSessionId } from './session.ts';

const signedOut = { 'GET /api/context': { user: null, church: null, subscription: null, home: null } };
const ended = refusal(401, 'unauthenticated', 'Please log in first.');
const stored = () => localStorage.getItem('sessionId');
const session = { ok: true, sessionId: 'the-next-session', next: '/church-admin' };

afterEach(() => {
  emptyPage();
  for (const { id } of toastStore.read()) dismissToast(id);
  storeSessionId(null);
});

test('a session that the server does not know is removed on load, with the cached user', async () => {
  sessionStorage.setItem('user', '{}');
  openPage('/join-church', signedOut, 'an-unknown-session');

  await shows('Continue');

  expect([stored(), sessionStorage.getItem('user')]).toEqual([null, null]);
});

test('a page behind login says that the session expired and is where the login leads back', async () => {
  const { answers } = openPage('/member?from=letter', signedOut, 'an-unknown-session');

  await shows('Your session expired - please log in again.');
  await isAt('/login?back=%2Fmember%3Ffrom%3Dletter');
  Object.assign(answers, answersOf.full, { 'POST /api/auth/login': session });
  await events.fill({ Email: 'office@grace-chapel.example', Password: 'eleven quiet rivers' });
  await events.press('Login');

  await isAt('/member?from=letter');
  await shows('Safari on iPhone');
});

test('without a session, a page behind login leads to the login and says so', async () => {
  openPage('/church-admin?tab=voice', signedOut);

  await shows('No session found. Log in to open that page.');

  await isAt('/login?back=%2Fchurch-admin%3Ftab%3Dvoice');
});

test('when the check of the session fails, the page says so and the person stays logged in', async () => {
  const { answers } = openPage('/member', { 'GET /api/context': { status: 500, body: {} } }, 'a-session');

  await shows('Authentication failed');
  expect([stored(), location.pathname]).toEqual(['a-session', '/member']);

  Object.assign(answers, answersOf.full);
  await events.press('Try Again');
  await shows('Safari on iPhone');
});

test('a session that ends while someone types says so and keeps what was typed', async () => {
  const { answers, calls } = openPage('/member', answersOf.full, 'a-session');
  await shows('Safari on iPhone');
  await events.fill({ 'Last name': 'of the church' });

  Object.assign(answers, { 'PUT /api/user/profile': ended });
  await events.press('Save');
  await shows('Your session expired - please log in again.');
  Object.assign(answers, {
    'POST /api/auth/login': refusal(401, 'unauthenticated', 'Email or password is not right.'),
  });
  const password = 'Password for office@grace-chapel.example';
  await events.fill({ [password]: 'not this' });
  await submitDialog();
  await shows('Email or password is not right.');
  Object.assign(answers, { 'POST /api/auth/login': session, 'PUT /api/user/profile': { profile: {} } });
  await events.fill({ [password]: 'eleven quiet rivers' });
  await submitDialog();

  await shows('Safari on iPhone');
  expect(stored()).toBe('the-next-session');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(location.pathname).toBe('/member');
  expect(find<HTMLInputElement>('input[name="lastName"]').value).toBe('of the church');
  await events.press('Save');
  await shows('Profile updated');
  expect(calls.filter(({ call }) => call === 'PUT /api/user/profile')).toHaveLength(2);
});

const submitDialog = () => events.press('Login');
