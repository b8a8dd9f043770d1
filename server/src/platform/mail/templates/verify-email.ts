import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Asks the owner of an email address to confirm it. */
export const verifyEmail = ({ name, link }: EmailArgs['verify-email']): Email => ({
  subject: 'Please confirm your email address',
  heading: 'Confirm your email address',
  before: [
    hello(name),
    'Someone, hopefully you, is creating a Lampstand account with this email address. Confirm that it’s yours, and you can sign in.',
  ],
  button: { label: 'Confirm this address', link },
  after: [
    'The link works once, within twenty-four hours.',
    'If it wasn’t you, ignore this email. The account can’t be used until you confirm.',
  ],
});
