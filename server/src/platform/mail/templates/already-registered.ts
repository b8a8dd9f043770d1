import type { LetterArgs } from '../mail-kinds.ts';
import { hello, type Letter } from './letter.ts';

/** Tells the owner of an account that somebody signed up with its address. */
export const alreadyRegistered = ({ name, loginLink, resetLink }: LetterArgs['already-registered']): Letter => ({
  subject: 'You already have an account',
  heading: 'Your account is still here',
  before: [
    hello(name),
    'Someone, perhaps you, has just tried to open a Lampstand account with this address. You already have one, so nothing was changed.',
  ],
  button: { label: 'Sign in', link: loginLink },
  after: [
    { text: 'If you no longer know your password, choose a new one:', link: resetLink },
    'If it was not you, there is nothing to do.',
  ],
});
