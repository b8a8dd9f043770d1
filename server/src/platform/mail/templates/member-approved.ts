import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** Tells a member that the church has approved their account. */
export const memberApproved = ({ name, churchName, link }: EmailArgs['member-approved']): Email => ({
  subject: `Welcome to ${churchName} on Lampstand`,
  heading: 'You’re in',
  before: [hello(name), `${churchName} approved your account. You can now use its apps.`],
  button: { label: 'Open Lampstand', link },
  after: ['If something is missing, ask the person who runs your church’s website.'],
});
