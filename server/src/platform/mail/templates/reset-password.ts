import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Has the link for choosing a new password. */
export const resetPassword = ({ name, link }: EmailArgs['reset-password']): Email => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  before: [hello(name), 'You asked to reset your password. Choose a new one here. Your old password works until then.'],
  button: { label: 'Choose a new password', link },
  after: [
    'The link works once and expires in 30 minutes. You’ll be logged out on all devices.',
    'If you didn’t ask for this, ignore this email. No one can change your password without this link.',
  ],
});
