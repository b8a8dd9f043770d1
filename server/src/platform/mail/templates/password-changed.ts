import type { LetterArgs } from '../mail-kinds.ts';
import { hello, type Letter } from './letter.ts';

/** Tells somebody that their password is another one now. */
export const passwordChanged = ({ name, resetLink }: LetterArgs['password-changed']): Letter => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  before: [
    hello(name),
    'The password of your Lampstand account was changed a moment ago, and your other devices were signed out.',
    'If that was you, all is well. If it was not, choose a new password now; whoever did it will be signed out.',
  ],
  button: { label: 'Choose a new password', link: resetLink },
  after: ['If you need help, answer this letter. A person will read it.'],
});
