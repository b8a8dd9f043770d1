import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Invites someone to a church, with an optional message. */
export const invitation = (args: EmailArgs['invitation']): Email => {
  const { churchName, inviterName, message, link, days } = args;
  return {
    subject: `${churchName} invites you to Lampstand`,
    heading: `Join ${churchName} on Lampstand`,
    before: [
      'Hello,',
      `${inviterName} invites you to join ${churchName} on Lampstand. It’s where the church manages the apps on its website: prayers, practical help, encouragement for hard days.`,
    ],
    ...(message ? { quote: { text: message, by: inviterName } } : {}),
    button: { label: 'Accept the invitation', link },
    after: [
      `The invitation is for this address only and is good for ${daysInWords(days)}. When you accept it, you’re a member right away.`,
      `If you don’t know ${churchName}, ignore this email. Nothing happens until you accept.`,
    ],
  };
};

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function daysInWords(days: string): string {
  return days === '1' ? 'one day' : `${small[Number(days)] ?? days} days`;
}
