import type { LetterArgs } from '../mail-kinds.ts';
import { hello, type Letter } from './letter.ts';

/** Tells somebody that their church has let them in. */
export const memberApproved = ({ name, churchName, link }: LetterArgs['member-approved']): Letter => ({
  subject: `Welcome to ${churchName} on Lampstand`,
  heading: 'The door is open',
  before: [hello(name), `${churchName} has approved your account. You can use everything the church offers here.`],
  button: { label: 'Come in', link },
  after: ['If something is missing, ask the person who looks after the website at your church.'],
});
