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
    forWhom: 'For the daily reader, the commuter, and the new believer who has been told to start and not where.',
    brings: [
      'A passage, or a plan: how many days, how many minutes, which days of the week',
      'A verse you would like to know by heart',
      'The translation your church reads, where it has been imported',
    ],
    gets: [
      'The passage first, then three lines to read before it and one question after it',
      'A plan for the days you really have, as a calendar file or on paper',
      'A drill for a verse: first letters, gaps, and dates that space it out',
      'Two translations side by side, with a note where they number verses differently',
    ],
    exact:
      'All text is the printed text. Days are divided by counting words, leap years and skipped weekdays included. A missed day moves the plan, and nothing scolds you.',
    refuses: [
      'A verse that was not found in the text',
      'A streak to keep, or shame for breaking one',
      'A fasting plan without a word from your doctor',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It prints the passages on a subject in full, word for word, and says where each one stands.',
    },
  },
});
