import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Tells a member that the church has disabled their account. */
export const memberDisabled = ({ name, churchName }: EmailArgs['member-disabled']): Email => ({
  subject: `Your account at ${churchName} was disabled`,
  heading: 'Your account was disabled',
  before: [
    hello(name),
    `An administrator of ${churchName} disabled your Lampstand account. You can’t log in for now. Nothing was deleted.`,
  ],
  after: [`If you think this is a mistake, please talk to ${churchName}. They can enable it again any time.`],
});
