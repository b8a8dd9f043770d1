import type { LetterArgs } from '../mail-kinds.ts';
import type { Letter } from './letter.ts';

/** Tells a church's administrators that somebody would like to come in. */
export const newMemberWaiting = (args: LetterArgs['new-member-waiting']): Letter => {
  const { churchName, memberName, link } = args;
  return {
    subject: `${memberName} would like to join ${churchName}`,
    heading: 'Someone is at the door',
    before: [
      'Hello,',
      `${memberName} has asked to join ${churchName} on Lampstand. If you know this person, let them in. Until you do, they can sign in and see nothing of the church.`,
    ],
    button: { label: 'See who is waiting', link },
    after: ['You get this letter because you are an administrator of the church.'],
  };
};
