import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Tells a person that their password was changed. */
export const passwordChanged = ({ name, resetLink }: EmailArgs['password-changed']): Email => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  before: [
    hello(name),
    'The password of your Lampstand account was just changed, and your other devices were signed out.',
    'If that was you, you don’t need to do anything. If it wasn’t, choose a new password now. That signs out everyone else.',
  ],
  button: { label: 'Choose a new password', link: resetLink },
  after: ['If you need help, reply to this email. A person will read it.'],
});
