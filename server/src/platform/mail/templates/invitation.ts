import type { LetterArgs } from '../mail-kinds.ts';
import type { Letter } from './letter.ts';

/** Invites somebody into a church, with a few words of the person who invites. */
export const invitation = (args: LetterArgs['invitation']): Letter => {
  const { churchName, inviterName, message, link, days } = args;
  return {
    subject: `${churchName} invites you to Lampstand`,
    heading: `${churchName} has a place for you`,
    before: [
      'Hello,',
      `${inviterName} invites you to join ${churchName} on Lampstand. It is where the church looks after the small apps on its website: prayers, practical help, words for hard days.`,
    ],
    ...(message ? { quote: { text: message, by: inviterName } } : {}),
    button: { label: 'Accept the invitation', link },
    after: [
      `The invitation is for this address only and is good for ${daysInWords(days)}. Someone at ${churchName} will then let you in.`,
      `If you do not know ${churchName}, leave this letter as it is. Nothing happens until you accept.`,
    ],
  };
};

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function daysInWords(days: string): string {
  return days === '1' ? 'one day' : `${small[Number(days)] ?? days} days`;
}
