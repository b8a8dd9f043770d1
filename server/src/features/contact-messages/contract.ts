import { type CalloutBlock, cleanText } from '@lampstand/sdk/app';
import * as z from 'zod/mini';
import { EmailAddress } from '../accounts/contract.ts';
import { type ContactTopic, contactTopics, MOST_MESSAGE_CHARACTERS } from './topics.ts';

const mostCharacters = MOST_MESSAGE_CHARACTERS.toLocaleString('en-US');
const topics = Object.keys(contactTopics) as ContactTopic[]; // the object has no other keys

/** Body of `POST /api/contact`. */
export const ContactMessage = z.object({
  topic: z.enum(topics, 'Please choose what it’s about.'),
  name: z.optional(
    z.string().check(z.overwrite(cleanText), z.maxLength(120, 'Please shorten your name to 120 characters.')),
  ),
  email: EmailAddress,
  message: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.minLength(1, 'Please write your message.'),
      z.maxLength(MOST_MESSAGE_CHARACTERS, `Please shorten your message to ${mostCharacters} characters.`),
    ),
  /** The person has read the help that the message was answered with, and still wants to send it. */
  helpSeen: z.optional(z.boolean()),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** With `help`, the message was not sent: someone in danger sees the help first. */
export interface ContactAnswer {
  sent: boolean;
  help?: CalloutBlock;
}
