import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Tells a church's administrators that someone waits for approval. */
export const newMemberWaiting = (args: EmailArgs['new-member-waiting']): Email => {
  const { churchName, memberName, link } = args;
  return {
    subject: `${memberName} would like to join ${churchName}`,
    heading: `${memberName} would like to join`,
    before: [
      'Hello,',
      `${memberName} has asked to join ${churchName} on Lampstand. If you know this person, approve the account. Until then they can sign in, but they see nothing of the church.`,
    ],
    button: { label: 'See who is waiting', link },
    after: ['You get this email because you’re an administrator of the church.'],
  };
};
