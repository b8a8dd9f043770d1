import type { LetterArgs } from '../mail-kinds.ts';
import { hello, type Letter } from './letter.ts';

/** Tells somebody that their church has closed their account for now. */
export const memberDisabled = ({ name, churchName }: LetterArgs['member-disabled']): Letter => ({
  subject: `Your account at ${churchName} was disabled`,
  heading: 'Your account was disabled',
  before: [
    hello(name),
    `An administrator of ${churchName} has disabled your Lampstand account. What you saved is kept, and you cannot sign in for now.`,
  ],
  after: [`If you think this is a mistake, please speak with ${churchName}. They can enable it again at any time.`],
});
