import { act } from 'react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { answersOf, refusal } from '../../testing/answers.testing.ts';
import { events } from '../../testing/events.testing.ts';
import { isAt, openPage, shows } from '../../testing/open-page.testing.tsx';
import { click, emptyPage, find, named } from '../../testing/render.tsx';

const password = 'eleven quiet rivers';
const person = {
  'Your name': 'Treasurer desk',
  'Your email': 'treasurer@grace-chapel.example',
  Password: password,
  'Confirm password': password,
};
const invalid = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name);
const fails = (body: object) => ({ status: 500, body });

test.each([
  'This invite code was sent to another email address.',
  'This invite code is not good any more. Please ask your church for a new one.',
  'Please enter your invite code',
])('a refused invitation says why above the form: %s', async (reason) => {
  openPage('/signup?invite=abc', {
    'POST /api/auth/signup': refusal(400, 'invalid_input', reason, 'inviteCode'),
  });

  await events.fill(person);
  await events.press('Join the church');

  await shows(reason);
  expect(document.activeElement?.textContent).toContain(reason);
});

test('a new person without a code can type it at signup', async () => {
  const { calls } = openPage('/join-church', {});

  await shows('Continue');
  await click(find('main a[href^="/signup"]'));
  await isAt('/signup?userType=join-church');
  await events.fill({ ...person, 'Invite code': 'a-code' });
  await events.press('Create account');

  expect(find<HTMLInputElement>('input[value="join-church"]').checked).toBe(true);
  expect(calls.find(({ call }) => call === 'POST /api/auth/signup')?.body).toMatchObject({ inviteCode: 'a-code' });
});

test('an empty invite in the URL counts as none', async () => {
  openPage('/signup?invite=', {});

  await shows('How do you want to use Lampstand?');
});

test('a person with an account comes back to the code after login', async () => {
  openPage('/join-church?invite=abc', {});

  await shows('Already have an account?');

  expect(find('main a[href^="/login"]').getAttribute('href')).toBe('/login?back=%2Fjoin-church%3Finvite%3Dabc');
});

test.each([{}, { error: 'x' }, { message: '' }])(
  'a login that fails without a message says what to do: %o',
  async (body) => {
    openPage('/login', { 'POST /api/auth/login': fails(body) });

    await events.fill({ Email: 'office@grace-chapel.example', Password: password });
    await events.press('Login');

    await shows('Login failed. Please check your credentials.');
  },
);

test('an empty signup names every problem at its field, and each goes when its field is changed', async () => {
  openPage('/signup', {});

  await events.press('Create account');
  await shows('Please select how you want to use Lampstand');
  expect(document.activeElement?.textContent).toContain('Please select how you want to use Lampstand');
  await events.check('Church Administrator');
  expect(document.body.textContent).not.toContain('Please select how you want to use Lampstand');
  await events.press('Create account');

  await shows('Please enter church contact email');
  expect(invalid()).toEqual(['name', 'email', 'churchName', 'contactEmail', 'password']);
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  await events.fill({ 'Your name': 'Office', 'Church name': 'Grace' });
  expect(invalid()).toEqual(['email', 'contactEmail', 'password']);
  await events.fill({ Password: password });
  expect(invalid()).toEqual(['email', 'contactEmail']);
});

test('the church’s contact email can be the person’s own', async () => {
  const { calls } = openPage('/signup', {});

  await events.check('Church Administrator', 'Use my email as the church contact email');
  await events.fill({ ...person, 'Church name': 'Grace' });
  await events.press('Create account');

  expect(calls.find(({ call }) => call === 'POST /api/auth/signup')?.body).toMatchObject({
    churchData: { name: 'Grace', contactEmail: person['Your email'] },
  });
});

test('an address is typed once: from the login to a new password, and from an invitation', async () => {
  openPage('/login', {});
  await events.fill({ Email: person['Your email'] });
  await click(named('Forgot your password?'));
  await shows('Send reset link');
  expect(find<HTMLInputElement>('input[name="email"]').value).toBe(person['Your email']);
  expect(document.activeElement?.textContent).toBe('Forgot your password?');
  emptyPage();

  openPage('/signup?invite=abc#email=choir%2Bwest%40grace-chapel.example', {});
  await shows('Join Church');
  expect(find<HTMLInputElement>('input[name="email"]').value).toBe('choir+west@grace-chapel.example');
});

test('a signup that fails without a message says what to do', async () => {
  openPage('/signup?invite=abc', { 'POST /api/auth/signup': fails({}) });

  await events.fill(person);
  await events.press('Join the church');

  await shows('Signup failed. Please try again.');
});

const unverified = refusal(403, 'forbidden', 'Please verify your email before you log in.');

test('a resend that fails without a message says so', async () => {
  openPage('/login', { 'POST /api/auth/login': unverified, 'POST /api/auth/resend-verification': fails({}) });

  await events.fill({ Email: 'office@grace-chapel.example', Password: password });
  await events.press('Login');
  await events.press('Resend email');

  await shows('Failed to resend verification email');
});

test('the verification panel names the account, also when the field is changed afterwards', async () => {
  openPage('/login', { 'POST /api/auth/login': unverified });

  await events.fill({ Email: 'office@grace-chapel.example', Password: password });
  await events.press('Login');
  await shows('Your account email office@grace-chapel.example needs to be verified');
  await events.fill({ Email: '' });

  await shows('Your account email office@grace-chapel.example needs to be verified');
});

test.each([
  ['/login', 'Go to your page', '/church-admin'],
  ['/signup', 'Go to your page', '/church-admin'],
  ['/signup?invite=abc', 'Join the church with this account', '/join-church?invite=abc'],
])('%s knows a person who is logged in', async (path, link, href) => {
  openPage(path, answersOf.full, 'a-session');

  await shows('You’re logged in as office@grace-chapel.example.');

  expect(named(link).getAttribute('href')).toBe(href);
});

test.each(['/login', '/signup', '/join-church', '/forgot-password', '/reset-password', '/verify-email'])(
  '%s has a link that skips to the navigation',
  async (path) => {
    openPage(path, {});

    await shows('Back to Home');

    expect(named('Skip to navigation').getAttribute('href')).toBe('#navigation');
    expect(document.querySelectorAll('#navigation')).toHaveLength(1);
  },
);

test.each([
  ['/tools', '/apps'],
  ['/apps/christian-ai-chatbot', '/apps/bible-chat'],
  ['/app/sermon-workshop', '/app/sermon-AI'],
])('a former address, %s, leads to %s inside the loaded portal', async (former, now) => {
  openPage('/login', {});
  await shows('Back to Home');

  await act(async () => navigate(former));

  await isAt(now);
});
