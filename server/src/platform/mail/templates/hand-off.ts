import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Sends a visitor's result to the care contact of the church, at the visitor's request. */
export const handOff = (args: EmailArgs['hand-off']): Email => {
  const { churchName, appName, name, contact, message, title, document, ownReplyTo, ownCareEmail } = args;
  const who = name || 'Someone';
  return {
    subject: `Sent to you from the website of ${churchName}`,
    heading: `${who} sent you something`,
    before: [
      'Hello,',
      `${who} used ${appName}, one of ${churchName}’s apps, and asked us to send you the result. We don’t keep a copy.`,
      answering(contact, ownReplyTo),
    ],
    ...(message ? { quote: { text: message, by: name || 'The visitor' } } : {}),
    enclosed: { title, text: document },
    after: [
      'If they might be in danger, don’t wait. Call 911, or call 988 and ask what to do.',
      'Please keep this confidential, and delete it when you no longer need it.',
    ],
    replyTo: ownReplyTo || ownCareEmail,
  };
};

function answering(contact: string, replyTo: string): string {
  if (replyTo) return `Reply to this email to answer them. Your reply goes to ${replyTo}.`;
  if (contact) return `You can reach them at ${contact}. Replies to this email won’t reach them.`;
  return 'They left no contact details. Replies to this email won’t reach them.';
}
