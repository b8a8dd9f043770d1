import { expect, test } from 'vitest';
import { answersOf, asPerson, refusal } from '../../testing/answers.testing.ts';
import { events } from '../../testing/events.testing.ts';
import { openPage, shows } from '../../testing/open-page.testing.tsx';
import { find, named } from '../../testing/render.tsx';

const text = () => document.body.textContent ?? '';

test('members see the people of their church with what each one shows', async () => {
  openPage('/member', answersOf.full, 'a-session');

  await shows('Youth room');

  expect(find('a[href^="mailto:youth@"]').textContent).toBe('youth@grace-chapel.example');
  expect(find('a[href="tel:+15550101"]').textContent).toBe('+1 555 0101');
});

test('a person who waits for approval sees no one', async () => {
  const waiting = asPerson({ role: 'Standard User', userStatus: 'pending' }, '/member');
  const { calls } = openPage('/member', { ...answersOf.full, ...waiting }, 'a-session');

  await shows('Safari on iPhone');

  expect(text()).not.toContain('People in your church');
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/church/directory');
});

test('the buttons that log devices out differ, and help is at the end of the page', async () => {
  openPage('/member', answersOf.full, 'a-session');

  await shows('Safari on iPhone');

  expect(named('Log out Safari on iPhone, last seen Nov 17, 2026').textContent).toBe('Log out');
  expect([...find('footer nav').children].map(({ textContent }) => textContent)).toEqual([
    'Help Center',
    'Contact support',
  ]);
});

test('only settings that have an effect are offered', async () => {
  openPage('/member', answersOf.full, 'a-session');

  await shows('Weekly digest by email');

  expect(text()).not.toMatch(/Text messages|Push notices|not offered/);
});

test('one Save writes what was changed, and says which part failed', async () => {
  const refused = refusal(400, 'invalid_input', 'Please enter a phone number.');
  const { calls } = openPage(
    '/member',
    { ...answersOf.full, 'PUT /api/user/profile': { profile: {} }, 'PUT /api/user/phone': refused },
    'a-session',
  );
  await shows('Safari on iPhone');
  expect([...document.querySelectorAll('button')].filter(({ textContent }) => /^Save/.test(textContent))).toHaveLength(
    1,
  );

  await events.press('Save');
  await shows('Profile updated');
  await events.fill({ 'Phone number optional': '12' });
  await events.press('Save');

  await shows('Failed to update phone number');
  await shows('Please enter a phone number.');
  const written = calls.map(({ call }) => call).filter((call) => call.startsWith('PUT'));
  expect(written).toEqual(['PUT /api/user/profile', 'PUT /api/user/profile', 'PUT /api/user/phone']);
});
