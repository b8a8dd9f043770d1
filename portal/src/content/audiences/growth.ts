import type { Audience } from './audience.ts';

export const growth = {
  title: 'For spiritual growth',
  apps: {
    title: 'Three hours of a day',
    about: 'One app for each. Nobody counts how often you come.',
    moments: [
      {
        id: 'prayer-generator',
        when: 'Ten past two',
        need: 'You are awake, and what you would like to say to God has not become a sentence yet.',
        gives: 'a prayer in plain words, the verse it leans on, and one line on how to pray it',
      },
      {
        id: 'AI-Bible-App',
        when: 'A quarter past six',
        need: 'Twelve minutes on the bus, and a plan that broke off in Leviticus last time.',
        gives:
          'the passage first, three lines before it, one question after it, and days counted out for the minutes you have',
      },
      {
        id: 'AI-Bible-Study',
        when: 'Saturday afternoon',
        need: 'Your class meets tomorrow for forty-five minutes, and somebody will ask about verse nine.',
        gives: 'a lesson with its minutes, the context, and the views that Christians hold on the hard verse',
      },
    ],
  },
  refusals: {
    title: 'What they will not say',
    about: 'A person alone with a screen believes a great deal. So there are sentences that these apps do not write.',
    items: [
      ['Speak as God.', 'Nor as Jesus, an apostle or a saint. A program answers, and says that it is one.'],
      ['Promise healing or money.', 'It prays for them. It does not announce them.'],
      ['Name a date or a curse.', 'No end-times arithmetic, no reading of dreams, no word against a person.'],
      ['Count your days.', 'A plan that was missed is moved, without a broken chain to look at.'],
      ['Send anybody back.', 'Where somebody is being hurt, safety comes before any prayer about patience.'],
      [
        'Settle what your church disputes.',
        'Your tradition where you have set one; otherwise each view in its own favor.',
      ],
    ],
  },
  next: {
    title: 'Read one yourself, tonight',
    text: 'Write down what is really the matter, and see whether you could pray what comes back. That is the whole test.',
    other: { words: 'Open the Prayer Generator', href: '/apps/prayer-generator' },
  },
} as const satisfies Audience;
