import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Tells the owner of an account that someone signed up with its email address. */
export const alreadyRegistered = ({ name, loginLink, resetLink }: EmailArgs['already-registered']): Email => ({
  subject: 'You already have an account',
  heading: 'You already have an account',
  before: [
    hello(name),
    'Someone, perhaps you, just tried to sign up for Lampstand with this email. You already have an account. Nothing changed.',
  ],
  button: { label: 'Log in', link: loginLink },
  after: [
    { text: 'Forgot your password? Choose a new one:', link: resetLink },
    'If this wasn’t you, you don’t need to do anything.',
  ],
});
