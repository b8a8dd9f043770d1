import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Tells a member that the church has approved their account. */
export const memberApproved = ({ name, churchName, link }: EmailArgs['member-approved']): Email => ({
  subject: `Welcome to ${churchName} on Lampstand`,
  heading: 'Your account is approved',
  before: [hello(name), `${churchName} has approved your account. You can now use everything the church offers here.`],
  button: { label: 'Open Lampstand', link },
  after: ['If something is missing, ask the person at your church who manages the website.'],
});
