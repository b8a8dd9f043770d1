import type { CareWords } from './index.ts';
import { kindsEn } from './kinds.en.ts';

export const en: CareWords = {
  title: 'Please talk to someone right now.',
  notFinish: 'You don’t have to finish this page.',
  nextTitle: 'Next step',
  note: 'If any of this is about you or someone you know, you can talk to a person.',
  offer: {
    title: 'That’s a lot to carry.',
    text: 'I can only answer one thing at a time. A person can hear all of it. Please tell one person today.',
  },
  held: 'A page can’t be with you the way a person can. The numbers stay here for you.',
  notSafe:
    'Thank you for telling me. Please make the call now, before anything else; call 911 if it’s happening right now.',
  sayWhenSafe: 'When you’re safe, write “I’m safe”, and we can go on from there.',
  safe: {
    title: 'I’m glad you’re safe.',
    text: 'Thank you for telling me. If that changes, the numbers are the same at any hour.',
    next: 'Tell one person today what you wrote here. You can ask me about something else whenever you want.',
  },
  stillThere: 'If it gets hard again, you can talk to a person at any hour.',
  kinds: kindsEn,
};
