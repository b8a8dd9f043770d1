import type { AppMoment, Refusal } from './moment.ts';

export const growth = {
  hours: [
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
  refusals: [
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
} as const satisfies { hours: readonly AppMoment[]; refusals: readonly Refusal[] };
