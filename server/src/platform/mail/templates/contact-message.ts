import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Passes a message from the contact page on to support. */
export const contactMessage = ({ name, longMessage, ownTopic, ownEmail }: EmailArgs['contact-message']): Email => ({
  subject: `Contact page: ${ownTopic}`,
  heading: ownTopic,
  before: [`${name || 'Someone'} sent you this message from the contact page.`],
  quote: { text: longMessage, by: name || 'The sender' },
  after: [
    `Reply to this email to answer. Your reply goes to ${ownEmail}. The sender typed this address, and we haven’t verified it.`,
  ],
  replyTo: ownEmail,
});
