import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Tells a church's administrators that someone waits for approval. */
export const newMemberWaiting = (args: EmailArgs['new-member-waiting']): Email => {
  const { churchName, memberName, link } = args;
  return {
    subject: `${memberName} would like to join ${churchName}`,
    heading: `${memberName} is waiting for approval`,
    before: [
      'Hello,',
      `${memberName} asked to join ${churchName} on Lampstand. If you know them, approve the account. Until you do, they can’t see anything from your church.`,
    ],
    button: { label: 'See who is waiting', link },
    after: [`You get this email because you’re an administrator of ${churchName}.`],
  };
};
