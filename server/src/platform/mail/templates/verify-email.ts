import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Asks the owner of an email address to confirm it. */
export const verifyEmail = ({ name, link }: EmailArgs['verify-email']): Email => ({
  subject: 'Confirm your email',
  heading: 'Confirm your email',
  before: [hello(name), 'Someone, we hope you, signed up for Lampstand with this email. Confirm it to log in.'],
  button: { label: 'Confirm my email', link },
  after: [
    'The link works once and expires in 24 hours.',
    'If this wasn’t you, ignore this email. No one can use the account until you confirm.',
  ],
});
