import type { LetterArgs } from '../mail-kinds.ts';
import type { Letter } from './letter.ts';

/** What a visitor of a church's website asked to be sent to its care contact. */
export const handOff = (args: LetterArgs['hand-off']): Letter => {
  const { churchName, appName, name, contact, message, title, document, ownReplyTo, ownCareEmail } = args;
  const who = name || 'Someone';
  return {
    subject: `Sent to you from the website of ${churchName}`,
    heading: `${who} would like you to have this`,
    before: [
      'Hello,',
      `${who} used ${appName}, one of the apps of ${churchName}, and asked for the result to be sent to you. Lampstand keeps no copy of it.`,
      answering(contact, ownReplyTo),
    ],
    ...(message ? { quote: { text: message, by: name || 'The visitor' } } : {}),
    enclosed: { title, text: document },
    after: [
      'If it sounds as if somebody is in danger, please do not wait: call 911, or call 988 and ask what to do.',
      'Please treat it as confidential, and delete it when it is no longer needed.',
    ],
    replyTo: ownReplyTo || ownCareEmail,
  };
};

function answering(contact: string, replyTo: string): string {
  if (replyTo) return `You can answer this letter: your answer goes to ${replyTo}.`;
  if (contact) return `To reach them they left this: ${contact}. An answer to this letter comes back to you.`;
  return 'They left no way to be reached, so an answer to this letter comes back to you.';
}
