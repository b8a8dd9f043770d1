import type { CareWords } from './care-words.ts';
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
  held: 'I’m a program, so I can’t be with you the way a person can. I want you to have a person, too.',
  sayWhenHelpIsThere:
    'When help is there, write “Help is here”. If I misunderstood you, write “I’m safe”, and ask again.',
  notSafe:
    'Thank you for telling me. Please make the call now, before anything else; call 911 if it’s happening right now.',
  sayWhenSafe: 'When you’re safe, or if I misunderstood you, write “I’m safe”, and ask again.',
  safe: {
    title: 'I’m glad to hear that.',
    text: 'Thank you for telling me. If it changes, the numbers are the same at any hour.',
    next: 'Stay close to the people who are with you, and tell one of them today what has been going on. You can ask me about something else whenever you want.',
  },
  stillThere: 'If it gets hard again, you can talk to a person at any hour.',
  unsure: {
    help: 'If anyone is hurt or in danger, or has taken something, call 911 now. If you can’t speak, text 911; if no one answers, call and leave the line open. To talk with someone at any hour, call or text 988. It’s free, and a person answers.',
    words:
      'What you wrote sounds serious. I’m a program and may not have understood all of it, and it deserves a person who can.',
    safe: 'Is everyone safe right now, you too? Who could come and be there?',
    next: 'If anyone is hurt, call 911 first. Then call or text one of the numbers above, or go to one person you trust and show them what you wrote.',
  },
  kinds: kindsEn,
};
