import type { AppStory } from './story.ts';

export const spiritualGrowth = {
  'AI-Bible-Study': {
    forWhom:
      'For the adult class teacher who has a passage, a room full of people who have heard it before, and one evening to prepare.',
    brings: [
      'A passage, a book or a topic, and how many sessions it should take',
      'The minutes you have, and who sits in the class',
      'The way you teach: inductive, verse by verse, hook to application, or a slow reading',
    ],
    gets: [
      'An aim for the hour: what the class should know, feel and do',
      'The background, an outline by verse ranges, and cross-references that bear on the text',
      'A lesson plan that fits the minutes, questions, and a handout for the class',
      'A list of what to check before you teach it',
    ],
    exact:
      'The split into sessions covers every verse once, with no gap. The minutes add up. Quiz answers come from the printed text.',
    refuses: [
      'Scholars, lexicon entries or discoveries that do not exist',
      'One side of a disputed verse sold as the only one',
      'A calendar for the end of the world',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It answers one question at a time: the passages, who wrote them to whom, and where Christians read them differently.',
    },
  },
  'prayer-generator': {
    forWhom:
      'For the worship leader who needs an opening prayer by nine, and for somebody awake at two who does not know how to begin.',
    brings: [
      'What is happening, in your own words; one sentence is enough',
      'What the prayer is for, from a meal to a funeral',
      'If you like: who speaks, how long, which style, which passage, and how God is addressed',
    ],
    gets: [
      'A prayer that names what you told, to read aloud or to keep',
      'The verse it leans on, printed word for word and marked as checked',
      'A line on how to pray it, and a shorter form',
      'Each part to change by hand, or to have written again',
    ],
    exact:
      'The verse is read from the printed text and compared letter by letter. Names are spelled as you gave them. The length is counted in words a person can say in that time.',
    refuses: [
      'A promise that somebody will be healed, paid or proven right',
      'A prayer against a person',
      'A prayer to bear with being hurt; it offers somebody to call instead',
    ],
  },
  'AI-Bible-App': {
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
} as const satisfies Readonly<Record<string, AppStory>>;
