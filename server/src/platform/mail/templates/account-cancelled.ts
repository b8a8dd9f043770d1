import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Confirms that an account is closed and its data deleted. */
export const accountCancelled = ({ name }: EmailArgs['account-cancelled']): Email => ({
  subject: 'Your account is closed',
  heading: 'Your account is closed',
  before: [
    hello(name),
    'As you asked, we’ve closed your Lampstand account and deleted its data. Thank you for the time you spent with us.',
  ],
  after: ['If you did not ask for this, please reply to this email soon. A person will read it.'],
});
