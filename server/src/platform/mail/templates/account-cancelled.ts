import type { LetterArgs } from '../mail-kinds.ts';
import { hello, type Letter } from './letter.ts';

/** Tells somebody that their account is closed and what was theirs is gone. */
export const accountCancelled = ({ name }: LetterArgs['account-cancelled']): Letter => ({
  subject: 'Your account is closed',
  heading: 'Your account is closed',
  before: [
    hello(name),
    'As you asked, we have closed your Lampstand account and deleted what belonged to it. Thank you for the time you spent with us.',
  ],
  after: ['If you did not ask for this, please answer this letter soon. A person will read it.'],
});
