import type { LetterArgs } from '../mail-kinds.ts';
import { hello, type Letter } from './letter.ts';

/** Asks whether an address belongs to the person who signed up with it. */
export const verifyEmail = ({ name, link }: LetterArgs['verify-email']): Letter => ({
  subject: 'Please confirm your email address',
  heading: 'Is this your address?',
  before: [
    hello(name),
    'Someone, we hope you, is opening a Lampstand account with this address. Confirm that it is yours, and you can sign in.',
  ],
  button: { label: 'Confirm this address', link },
  after: [
    'The link works once, within twenty-four hours.',
    'If it was not you, leave this letter as it is. Without your confirmation the account stays closed.',
  ],
});
