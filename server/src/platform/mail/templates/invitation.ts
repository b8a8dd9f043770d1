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
      `${inviterName} invites you to join ${churchName} on Lampstand. Lampstand is where your church manages the apps on its website.`,
    ],
    ...(message ? { quote: { text: message, by: inviterName } } : {}),
    button: { label: 'Accept the invitation', link },
    after: [
      `This invitation is for you only and expires in ${daysInWords(days)}. When you accept it, you’re a member right away.`,
      `Don’t know ${churchName}? You can ignore this email.`,
    ],
  };
};

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function daysInWords(days: string): string {
  return days === '1' ? 'one day' : `${small[Number(days)] ?? days} days`;
}
