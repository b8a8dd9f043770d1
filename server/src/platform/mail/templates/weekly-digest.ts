import type { EmailArgs } from '../mail-kinds.ts';
import { type Email, hello } from './email.ts';

/** What happened in the person's church this week, for people who turned it on. */
export const weeklyDigest = (args: EmailArgs['weekly-digest']): Email => {
  const { name, churchName, ownLines, link, unsubscribeLink } = args;
  return {
    subject: `This week at ${churchName} on Lampstand`,
    heading: `This week at ${churchName}`,
    before: [hello(name), ...ownLines.split('\n')],
    button: { label: 'Open Lampstand', link },
    after: ['You get this email once a week because you turned it on in your profile.'],
    unsubscribe: unsubscribeLink,
  };
};
