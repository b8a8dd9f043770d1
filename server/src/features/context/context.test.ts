import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';

const day = 24 * 60 * 60 * 1_000;

test('signed out: everything is null', async () => {
  const { stranger, withToken, close } = await createTestApp();
  const nothing = { user: null, church: null, subscription: null, home: null };

  expect(await (await stranger().get('/api/context')).json()).toEqual(nothing);
  expect(await (await withToken('x'.repeat(43)).get('/api/context')).json()).toEqual(nothing);
  await close();
});

test('a member gets their church and its plan', async () => {
  const { clock, given, as, close } = await createTestApp();
  const church = await given.church({ plan: 'trial', planEndsAt: clock.now() + 2.5 * day, slug: 'hillside' });
  const browser = await as(await given.person({ church, status: 'pending' }));

  const res = await browser.get('/api/context');

  expect(res.headers.get('cache-control')).toBe('no-store');
  expect(await res.json()).toMatchObject({
    user: { userStatus: 'pending', linkedChurchId: church.id },
    church: { id: church.id, slug: 'hillside', name: church.name },
    subscription: { status: 'trial', daysRemaining: 3, canAccessSnippets: false },
    home: '/member',
  });
  await close();
});

test.each([
  ['active', true, null],
  ['paused', false, 'Paused by Lampstand.'],
  ['expired', false, 'The plan has expired. Choose a plan to show your apps again.'],
] as const)('a church whose plan is %s: lines may be copied is %s', async (plan, canAccessSnippets, pausedReason) => {
  const { given, as, close } = await createTestApp();
  const browser = await as(await given.person({ church: await given.church({ plan }) }));

  const status = await (await browser.get('/api/subscription/status')).json();

  expect(status).toEqual({ status: plan, daysRemaining: null, canAccessSnippets, pausedReason });
  await close();
});

test('a person without a church has their own plan, expired until there is one', async () => {
  const { given, as, close } = await createTestApp();
  const browser = await as(await given.person());

  expect(await (await browser.get('/api/subscription/status')).json()).toEqual({
    status: 'expired',
    daysRemaining: null,
    canAccessSnippets: false,
    pausedReason: null,
  });
  await close();
});

test.each([
  ['Super Admin', '/super-admin'],
  ['Church Administrator', '/church-admin'],
  ['Pastor', '/member'],
  ['Ministry Leader', '/member'],
  ['Standard User', '/member'],
] as const)('the home of a %s is %s', async (role, home) => {
  const { given, as, close } = await createTestApp();

  expect(await (await (await as(await given.person({ role }))).get('/api/context')).json()).toMatchObject({ home });
  await close();
});
