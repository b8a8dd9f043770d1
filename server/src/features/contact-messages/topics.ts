/** What a message can be about. In a file of its own, so that the form does not fetch the schemas. */
export const contactTopics = {
  app: 'The app doesn’t appear on our website',
  login: 'I can’t log in',
  result: 'An app wrote something wrong',
  plan: 'A plan, a price or a refund',
  other: 'Something else',
} as const;
export type ContactTopic = keyof typeof contactTopics;

export const MOST_MESSAGE_CHARACTERS = 4_000;
