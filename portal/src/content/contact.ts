import type { ContactTopic } from '@lampstand/server/contracts';
import { contactTopics } from '@lampstand/server/contracts';

/** What helps us answer, by topic. */
export const contactHints: { readonly [topic in ContactTopic]: string } = {
  app: 'Include the page’s address, what you see instead, and what your website is built with.',
  login: 'Include what the page says, and the request ID if there is one. Never send a password.',
  result: 'Include the app, what it wrote and what’s wrong with it. Leave out names and anything private.',
  plan: 'Include your church’s name and how many people will log in.',
  other: 'Include what you wanted to do and what happened instead.',
};

/** `mailto:` URL with what was typed so far. */
export function contactAddress(to: string, topic: string, message: string): string {
  const subject = isTopic(topic) ? contactTopics[topic] : 'A question about Lampstand';
  const body = message.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
}

export const isTopic = (topic: string): topic is ContactTopic => Object.hasOwn(contactTopics, topic);
