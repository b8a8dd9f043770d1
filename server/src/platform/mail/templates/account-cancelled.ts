import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Confirms that an account is closed and its data deleted. */
export const accountCancelled = ({ name }: EmailArgs['account-cancelled']): Email => ({
  subject: 'Your account is canceled',
  heading: 'Your account is canceled',
  before: [
    hello(name),
    'As you asked, we canceled your Lampstand account and deleted its data. Thank you for the time you spent with us.',
  ],
  after: ['Didn’t ask for this? Reply right away. A person will read it.'],
});
