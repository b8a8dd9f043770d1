import type { Page } from 'playwright-core';
import { refusal } from '../support/portal-fixtures.ts';
import { fill } from '../support/portal-visit.ts';
import { OFFICE, press, type Screen } from './screen.ts';

const logIn = async (page: Page) => {
  await fill(page, { Email: OFFICE, Password: 'eleven quiet rivers' });
  await press(page, 'Login');
};

/** Pages that need no login. */
export const publicScreens: Record<string, Screen> = {
  home: { path: '/', shows: 'Leave a light on', principal: true },
  login: { path: '/login', shows: 'Welcome back', principal: true },
  'login refused': {
    path: '/login',
    changed: {
      'POST /api/auth/login': refusal(401, 'unauthenticated', 'Login failed. Please check your credentials.'),
    },
    act: logIn,
    shows: 'Login failed. Please check your credentials.',
  },
  'login unverified': {
    path: '/login',
    changed: {
      'POST /api/auth/login': refusal(403, 'forbidden', 'Please verify your email before you log in.'),
      'POST /api/auth/resend-verification': { ok: true },
    },
    act: async (page) => {
      await logIn(page);
      await press(page, 'Send the email again');
    },
    shows: 'Verification email sent! Please check your inbox.',
  },
  'contact support': { path: '/login', act: (page) => press(page, 'Write to us'), shows: 'support@lampstand.example' },
  signup: { path: '/signup', shows: '30-day free trial automatically applied' },
  'signup individual': {
    path: '/signup?promo=spring26',
    act: (page) => page.getByLabel(/Individual User/).check(),
    shows: 'Promo code',
  },
  'signup join': { path: '/signup', act: (page) => page.getByLabel(/Join Existing/).check(), shows: 'Invite code' },
  'signup church': {
    path: '/signup',
    act: (page) => page.getByLabel(/Church Administrator/).check(),
    shows: 'Church contact email',
    principal: true,
  },
  'signup without a choice': {
    path: '/signup',
    act: (page) => press(page, 'Create the account'),
    shows: 'Please select how you want to use Lampstand',
  },
  'signup two passwords': {
    path: '/signup',
    act: async (page) => {
      await page.getByLabel(/Church Administrator/).check();
      await fill(page, { Password: 'eleven', 'Password again': 'twelve' });
      await press(page, 'Create the account');
    },
    shows: 'Passwords do not match',
  },
  'signup unknown code': {
    path: '/signup?promo=nothing',
    changed: { 'POST /api/auth/signup': refusal(400, 'invalid_input', 'This promo code is not known.', 'promoCode') },
    act: async (page) => {
      await page.getByLabel(/Individual User/).check();
      const words = { Password: 'eleven quiet rivers', 'Password again': 'eleven quiet rivers' };
      await fill(page, { 'Your name': 'Church office', 'Your email': OFFICE, ...words });
      await press(page, 'Create the account');
    },
    shows: 'This promo code is not known.',
  },
  'signup invited': { path: '/signup?invite=abc', shows: 'Somebody kept a place for you' },
  'check your email': {
    path: '/signup',
    changed: {
      'POST /api/auth/signup': { ok: true, requiresVerification: true, trialExtension: { extensionDays: 30 } },
    },
    act: async (page) => {
      await page.getByLabel(/Individual User/).check();
      const words = { Password: 'eleven quiet rivers', 'Password again': 'eleven quiet rivers' };
      await fill(page, { 'Your name': 'Church office', 'Your email': OFFICE, ...words });
      await press(page, 'Create the account');
    },
    shows: 'Promo code applied! Your trial has been extended by 30 days.',
  },
  verify: { path: '/verify-email?token=abc', shows: 'Press the button to confirm' },
  'verify too late': {
    path: '/verify-email?token=abc',
    changed: {
      'POST /api/auth/verify-email': refusal(400, 'invalid_input', 'This link is too old or was used before.'),
    },
    act: (page) => press(page, 'Verify my email'),
    shows: 'This link is too old or was used before.',
  },
  'forgot password': { path: '/forgot-password', shows: 'Forgot your password?' },
  'forgot password sent': {
    path: '/forgot-password',
    changed: { 'POST /api/auth/forgot-password': { ok: true } },
    act: async (page) => {
      await fill(page, { Email: OFFICE });
      await press(page, 'Send me a link');
    },
    shows: 'a letter with a link is on its way',
  },
  'reset password': { path: '/reset-password?token=abc', shows: 'Choose a new password' },
  'reset password without a link': { path: '/reset-password', shows: 'This link is not complete' },
  'join church': { path: '/join-church?invite=abc', shows: 'I am new here' },
  'join church signed in': { path: '/join-church?invite=abc', signedIn: true, shows: `Join as ${OFFICE}` },
  'not found': { path: '/no/such/page', shows: 'Page Not Found' },
};
