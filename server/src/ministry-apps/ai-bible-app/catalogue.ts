import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'AI-Bible-App',
  position: 110,
  name: 'Scripture Companion',
  group: 'spiritual-growth',
  summary: 'Read a passage, follow a plan, or learn a verse by heart.',

  saying: 'I want to read it every day, and I never get past March.',
  keywords: 'reading plan devotional memorize daily translation',
  // A closed book with a ribbon.
  icon: [
    'M5 18.5V5.5a2 2 0 0 1 2-2h12v17H7a2 2 0 0 1-2-2zM5 18.5a2 2 0 0 1 2-2h12',
    'M11.5 3.5H15v8l-1.75-1.6-1.75 1.6z',
  ],
  story: {
    forWhom: 'For the daily reader, the commuter, and the new believer who doesn’t know where to start.',
    brings: [
      'A passage, or a plan: how many days, how many minutes, which days of the week',
      'A verse you want to know by heart',
      'The translation your church reads, if it’s available',
    ],
    gets: [
      'The passage first, then three lines to read before it and one question after it',
      'A plan for the days you have, as a calendar file or on paper',
      'A drill for a verse: first letters, gaps, and dates that space it out',
      'Two translations side by side, with a note where they number verses differently',
    ],
    exact:
      'All verses are from the printed Bible. Days are divided by word count, including leap years and skipped weekdays. Miss a day and the plan moves on.',
    refuses: [
      'A verse that isn’t in the Bible',
      'A streak to keep, or shame for breaking one',
      'A fasting plan without a word from your doctor',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It prints the passages on a subject in full, word for word, with their references.',
    },
  },
});
