import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Has the link for choosing a new password. */
export const resetPassword = ({ name, link }: EmailArgs['reset-password']): Email => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  before: [
    hello(name),
    'You asked for a new password. Use the link below to choose one. Your old password works until then.',
  ],
  button: { label: 'Choose a new password', link },
  after: [
    'The link works once, within thirty minutes. After the change you sign in again on every device.',
    'If you didn’t ask for this, ignore this email. No one can change your password without the link.',
  ],
});
