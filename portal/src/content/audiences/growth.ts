import type { Audience } from './audience.ts';

export const growth = {
  title: 'For spiritual growth',
  apps: {
    title: 'Three hours of a day',
    about: 'One app for each. No streaks.',
    moments: [
      {
        id: 'prayer-generator',
        when: 'Ten past two',
        need: 'You’re awake, and you can’t find the words for what you want to tell God.',
        gives: 'a prayer in plain words, a verse, and one line on how to pray it',
      },
      {
        id: 'AI-Bible-App',
        when: 'A quarter past six',
        need: 'Twelve minutes on the bus, and a plan that broke off in Leviticus last time.',
        gives: 'the passage, three lines before it, one question after it, and a plan that fits your minutes',
      },
      {
        id: 'AI-Bible-Study',
        when: 'Saturday afternoon',
        need: 'Your class meets tomorrow for forty-five minutes, and someone will ask about verse nine.',
        gives: 'a timed lesson, the context, and the views Christians hold on the hard verse',
      },
    ],
  },
  refusals: {
    title: 'What they won’t say',
    about: 'People alone with a screen believe a lot. So these apps refuse to write some things.',
    items: [
      ['Speak as God.', 'Or as Jesus, an apostle or a saint. A program answers, and it says so.'],
      ['Promise healing or money.', 'It prays for them. It doesn’t announce them.'],
      ['Name a date or a curse.', 'No end-times dates, no dream readings, no curses.'],
      ['Count your days.', 'Miss a day and the plan moves on. There’s no streak to break.'],
      ['Send anyone back to harm.', 'If someone is being hurt, safety comes before any prayer about patience.'],
      [
        'Settle what your church disputes.',
        'It follows your church’s tradition. If you haven’t set one, it explains each view fairly.',
      ],
    ],
  },
  next: {
    title: 'Read one yourself, tonight',
    text: 'Write what’s really the matter. See if you could pray what comes back.',
    other: { words: 'Open Prayer Generator', href: '/apps/prayer-generator' },
  },
} as const satisfies Audience;
