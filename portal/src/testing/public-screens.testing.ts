import { refusal } from './answers.testing.ts';
import { type Actions, OFFICE, type Screen } from './screen.testing.ts';

const logIn = async (person: Actions) => {
  await person.fill({ Email: OFFICE, Password: 'eleven quiet rivers' });
  await person.press('Login');
};

/** Pages that need no login. */
export const publicScreens: Readonly<Record<string, Screen>> = {
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
    act: async (person) => {
      await logIn(person);
      await person.press('Resend email');
    },
    shows: 'Verification email sent! Please check your inbox.',
  },
  'contact support': {
    path: '/login',
    act: (person) => person.press('Write to us'),
    shows: 'support@lampstand.example',
  },
  signup: { path: '/signup', shows: '30-day free trial automatically applied' },
  'signup individual': {
    path: '/signup?promo=spring26',
    act: (person) => person.check('Individual User'),
    shows: 'Promo code',
  },
  'signup join': { path: '/signup', act: (person) => person.check('Join Existing'), shows: 'Invite code' },
  'signup church': {
    path: '/signup',
    act: (person) => person.check('Church Administrator'),
    shows: 'Church contact email',
    principal: true,
  },
  'signup without a choice': {
    path: '/signup',
    act: (person) => person.press('Create account'),
    shows: 'Please select how you want to use Lampstand',
  },
  'signup two passwords': {
    path: '/signup',
    act: async (person) => {
      await person.check('Church Administrator');
      await person.fill({ Password: 'eleven', 'Confirm password': 'twelve' });
      await person.press('Create account');
    },
    shows: 'Passwords do not match',
  },
  'signup unknown code': {
    path: '/signup?promo=nothing',
    changed: {
      'POST /api/auth/signup': refusal(400, 'invalid_input', 'We don’t recognize this promo code.', 'promoCode'),
    },
    act: async (person) => {
      await person.check('Individual User');
      const words = { Password: 'eleven quiet rivers', 'Confirm password': 'eleven quiet rivers' };
      await person.fill({ 'Your name': 'Church office', 'Your email': OFFICE, ...words });
      await person.press('Create account');
    },
    shows: 'We don’t recognize this promo code.',
  },
  'signup invited': {
    path: '/signup?invite=abc',
    changed: { 'POST /api/church/invite': { invite: { churchName: 'Grace Chapel', email: OFFICE } } },
    shows: 'Grace Chapel invited you',
  },
  'check your email': {
    path: '/signup',
    changed: {
      'POST /api/auth/signup': { ok: true, requiresVerification: true, trialExtension: { extensionDays: 30 } },
    },
    act: async (person) => {
      await person.check('Individual User');
      const words = { Password: 'eleven quiet rivers', 'Confirm password': 'eleven quiet rivers' };
      await person.fill({ 'Your name': 'Church office', 'Your email': OFFICE, ...words });
      await person.press('Create account');
    },
    shows: 'Promo code applied! Your trial has been extended by 30 days.',
  },
  verify: { path: '/verify-email?token=abc', shows: 'Confirm your email, and we’ll log you in.' },
  'verify too late': {
    path: '/verify-email?token=abc',
    changed: {
      'POST /api/auth/verify-email': refusal(400, 'invalid_input', 'This link is too old or was used before.'),
    },
    act: (person) => person.press('Verify my email'),
    shows: 'This link is too old or was used before.',
  },
  'forgot password': { path: '/forgot-password', shows: 'Forgot your password?' },
  'forgot password sent': {
    path: '/forgot-password',
    changed: { 'POST /api/auth/forgot-password': { ok: true } },
    act: async (person) => {
      await person.fill({ Email: OFFICE });
      await person.press('Send reset link');
    },
    shows: 'you’ll get an email with a link',
  },
  // Before the next one: the page remembers the token of an earlier visit.
  'reset password without a link': { path: '/reset-password', shows: 'This link is incomplete' },
  'reset password': { path: '/reset-password?token=abc', shows: 'Choose a new password' },
  'join church': { path: '/join-church?invite=abc', shows: 'Continue' },
  'join church signed in': { path: '/join-church?invite=abc', signedIn: true, shows: `Join as ${OFFICE}` },
  'not found': { path: '/no/such/page', shows: 'Page Not Found' },
};
