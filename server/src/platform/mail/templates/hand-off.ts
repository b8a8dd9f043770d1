import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Sends a visitor's result to the care contact of the church, at the visitor's request. */
export const handOff = (args: EmailArgs['hand-off']): Email => {
  const { churchName, appName, name, contact, message, title, document, ownReplyTo, ownCareEmail } = args;
  const who = name || 'Someone';
  return {
    subject: `Sent to you from the website of ${churchName}`,
    heading: `${who} asked us to send you this`,
    before: [
      'Hello,',
      `${who} used ${appName}, one of the apps of ${churchName}, and asked us to send you the result. Lampstand keeps no copy.`,
      answering(contact, ownReplyTo),
    ],
    ...(message ? { quote: { text: message, by: name || 'The visitor' } } : {}),
    enclosed: { title, text: document },
    after: [
      'If someone could be in danger, don’t wait. Call 911, or call 988 and ask what to do.',
      'Please keep this confidential, and delete it when you no longer need it.',
    ],
    replyTo: ownReplyTo || ownCareEmail,
  };
};

function answering(contact: string, replyTo: string): string {
  if (replyTo) return `To answer, reply to this email. Your reply goes to ${replyTo}.`;
  if (contact) return `They left this contact: ${contact}. A reply to this email comes back to you.`;
  return 'They left no contact. A reply to this email comes back to you.';
}
