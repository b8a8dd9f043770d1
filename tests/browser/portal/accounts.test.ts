import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/page-watch.ts';
import { fill, logIn, openPortal, unexpected } from '../../support/portal-visit.ts';
import { product, waitForMail } from '../../support/shared-product.ts';

const PASSWORD = 'eleven quiet rivers';
const office = 'office@st-anne.example';
const treasurer = 'treasurer@st-anne.example';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('a church signs up, invites a member, promotes and disables them', async () => {
  const { page, problems } = await openPortal('/signup');
  await page.getByLabel(/Church Administrator/).check();
  await fill(page, {
    'Your name': 'Church office',
    'Your email': office,
    'Church name': 'St Anne',
    'Church contact email': office,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await button(page, 'Create account').click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await page.getByText('Promo code applied! Your trial has been extended by 30 days.').waitFor();

  // Before the email is confirmed, login is refused.
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await fill(page, { Email: office, Password: PASSWORD });
  await button(page, 'Login').click();
  await page.getByText('Email Verification Required').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const letter = await waitForMail(office, /confirm your email/i);
  await page.goto(letter.link);
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await button(page, 'Verify my email').click();
  await page.getByRole('heading', { level: 1, name: 'St Anne' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/church-admin');
  await page.getByRole('heading', { name: 'No invitations yet' }).waitFor();

  await button(page, 'Invite someone').first().click();
  await fill(page, { Email: treasurer });
  await page.getByLabel(/Message/).fill('Five minutes, and you are in.');
  await button(page, 'Send invitation').click();
  await toast(page, 'Invitation sent successfully');
  await page.getByRole('rowheader', { name: treasurer, exact: true }).waitFor();

  const invitation = await waitForMail(treasurer, /invites you/);
  expect(invitation.text).toContain('Five minutes, and you are in.');
  const invited = await openPortal(invitation.link);
  await invited.page.getByRole('heading', { name: 'Join St Anne' }).waitFor();
  expect(await invited.page.getByRole('radio').count()).toBe(0);
  expect(await invited.page.getByLabel('Promo code').count()).toBe(0);
  await fill(invited.page, {
    'Your name': 'Treasurer desk',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await button(invited.page, 'Join the church').click();
  // The invitation was the approval.
  await invited.page.getByRole('heading', { level: 1, name: 'Apps' }).waitFor();
  expect(await invited.page.getByText('Your church hasn’t approved you yet.').count()).toBe(0);

  await page.reload();
  await page.getByText('No one is waiting.').waitFor();
  const row = page.getByRole('row', { name: /Treasurer desk/ });
  await row.getByText('Active').waitFor();

  await button(page, 'Actions for Treasurer desk').click();
  await page.getByRole('menuitem', { name: 'Make Church Administrator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make Church Administrator' }).click();
  await toast(page, 'User role updated successfully');
  await row.getByText('Church Administrator').waitFor();
  await logIn(invited.page, treasurer, PASSWORD);
  expect(new URL(invited.page.url()).pathname).toBe('/church-admin');

  await button(page, 'Actions for Treasurer desk').click();
  await page.getByRole('menuitem', { name: 'Disable…' }).click();
  await page.getByLabel('Reason').fill('Moved away');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await toast(page, 'User disabled successfully');
  await row.getByText('Disabled').waitFor();

  await invited.page.reload();
  await invited.page.getByRole('heading', { name: 'Login' }).waitFor();
  await fill(invited.page, { Email: treasurer, Password: PASSWORD });
  await button(invited.page, 'Login').click();
  await invited.page.getByText('This account is disabled.').waitFor();

  await button(page, 'Logout').click();
  await page.waitForURL(`${product.origin}/`);
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
  expect([...unexpected(problems), ...unexpected(invited.problems)]).toEqual([]);
  await Promise.all([page.context().close(), invited.leave()]);
});

test('a stranger joins with the code from the poster and waits until the church approves', async () => {
  const admin = await openPortal('/login');
  await logIn(admin.page, office, PASSWORD);
  await button(admin.page, 'Create a join code').click();
  const link = await admin.page.getByText(/\/join\/[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
  const poster = await admin.page.context().newPage();
  await poster.goto(`${link}/poster`);
  await poster.getByRole('img', { name: link }).waitFor();
  expect(await axeFindings(poster)).toEqual([]);

  const greeter = 'greeter@st-anne.example';
  const { page, problems, leave } = await openPortal(new URL(link).pathname);
  await page.getByRole('link', { name: 'Continue' }).click();
  const passwords = { Password: PASSWORD, 'Confirm password': PASSWORD };
  await fill(page, { 'Your name': 'Greeter desk', 'Your email': greeter, ...passwords });
  await button(page, 'Join the church').click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await page.goto((await waitForMail(greeter, /confirm your email/i)).link);
  await button(page, 'Verify my email').click();
  await page.getByText('Your church hasn’t approved you yet.').waitFor();
  await waitForMail(office, /would like to join/);

  await admin.page.reload();
  await button(admin.page, 'Approve Greeter desk').click();
  await toast(admin.page, 'User approved successfully');
  expect([...unexpected(problems), ...unexpected(admin.problems)]).toEqual([]);
  await Promise.all([leave(), admin.leave()]);
});

test('a forgotten password is reset by email, and the old one stops working', async () => {
  const { page, problems, leave } = await openPortal('/login');
  await logIn(page, office, PASSWORD);
  const elsewhere = await openPortal('/login');
  await elsewhere.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await fill(elsewhere.page, { Email: office });
  await button(elsewhere.page, 'Send reset link').click();
  await elsewhere.page.getByText('you’ll get an email with a link').waitFor();

  await elsewhere.page.goto((await waitForMail(office, /new password/)).link);
  await fill(elsewhere.page, { 'New password': 'nine silver bells', 'Confirm new password': 'nine silver bells' });
  await button(elsewhere.page, 'Save password').click();
  await elsewhere.page.getByRole('heading', { name: 'Password changed' }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await fill(page, { Email: office, Password: PASSWORD });
  await button(page, 'Login').click();
  await page.getByText('Wrong email or password.').waitFor();
  await logIn(page, office, 'nine silver bells');
  expect([...unexpected(problems), ...unexpected(elsewhere.problems)]).toEqual([]);
  await Promise.all([leave(), elsewhere.leave()]);
});

test('a session link’s code works once and is removed from the URL', async () => {
  const first = await openPortal('/login');
  await logIn(first.page, office, 'nine silver bells');
  const code = await first.page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('sessionId')}`;
    const { csrf_token } = await (await fetch('/api/csrf-token', { headers: { authorization } })).json();
    const made = await fetch('/api/auth/hand-off', {
      method: 'POST',
      headers: { authorization, 'x-csrf-token': csrf_token, 'content-type': 'application/json' },
      body: '{}',
    });
    return (await made.json()).code as string;
  });

  const second = await openPortal(`/member?session=${code}`);
  await second.page.getByRole('heading', { name: 'Welcome, Church' }).waitFor();
  expect(second.page.url()).toBe(`${product.origin}/member`);
  const third = await openPortal(`/member?session=${code}`);
  await third.page.getByRole('heading', { name: 'Login' }).waitFor();
  const fixed = await openPortal('/member?session=somebody-elses-session-id');
  await fixed.page.getByRole('heading', { name: 'Login' }).waitFor();

  expect(await fixed.page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
  expect(unexpected(second.problems)).toEqual([]);
  await Promise.all([first, second, third, fixed].map(({ leave }) => leave()));
});
