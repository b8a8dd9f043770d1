import type { LetterArgs } from '../mail-kinds.ts';
import { hello, type Letter } from './letter.ts';

/** Carries the link behind which a new password is chosen. */
export const resetPassword = ({ name, link }: LetterArgs['reset-password']): Letter => ({
  subject: 'Choose a new password',
  heading: 'A new password',
  before: [
    hello(name),
    'You asked for a new password. Follow the link and choose one. Until then the old one keeps working.',
  ],
  button: { label: 'Choose a new password', link },
  after: [
    'The link works once, within thirty minutes. Afterwards every device will ask you to sign in again.',
    'If you did not ask for this, leave this letter as it is. Nobody can change your password without the link in it.',
  ],
});
