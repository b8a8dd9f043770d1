import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Tells a person that their password was changed. */
export const passwordChanged = ({ name, resetLink }: EmailArgs['password-changed']): Email => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  before: [
    hello(name),
    'Your Lampstand password was just changed, and your other devices were logged out.',
    'Was this you? Great. If not, choose a new password now to log everyone else out.',
  ],
  button: { label: 'Choose a new password', link: resetLink },
  after: ['If you need help, reply to this email. A person will read it.'],
});
