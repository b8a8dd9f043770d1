import { refusedEn } from './failure.ts';

/** English texts of the dialog to log in again. */
export const sessionEndedEn = {
  refused: refusedEn,
  title: 'Authentication Required',
  text: 'Your session expired - please log in again. What you typed on this page is still here.',
  failed: 'Login failed. Please check your credentials.',
  password: (email: string) => `Password for ${email}`,
  login: 'Login',
  loggingIn: 'Logging in…',
  other: 'Log in with another account',
  close: 'Close',
};
