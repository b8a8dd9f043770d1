import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'AI-Bible-Study',
  position: 90,
  name: "Bible Teacher's Study Prep",
  group: 'spiritual-growth',
  summary: 'A lesson for your class, from the context to the last question.',

  saying: 'Forty-five minutes on Sunday, and a class that asks hard questions.',
  keywords: 'lesson teacher class curriculum handout',
  // An open book and a pencil.
  icon: [
    'M11 8.3C9.2 6.9 6.5 6.3 3.5 6.5v12.3c3.2-.2 6 .4 8.5 1.9 2.5-1.5 5.3-2.1 8.5-1.9v-9M12 12.5v8.2',
    'M12.2 11.5l.8-3.2 5.7-5.7 2.4 2.4-5.7 5.7z',
  ],
  story: {
    forWhom:
      'For the adult class teacher who has a passage, a room full of people who have heard it before, and one evening to prepare.',
    brings: [
      'A passage, a book or a topic, and how many sessions it should take',
      'The minutes you have, and who sits in the class',
      'The way you teach: inductive, verse by verse, hook to application, or a slow reading',
    ],
    gets: [
      'An aim for the hour: what the class should know, feel and do',
      'The background, an outline by verses, and useful cross-references',
      'A lesson plan that fits the minutes, questions, and a handout for the class',
      'A list of what to check before you teach it',
    ],
    exact: 'The sessions cover every verse once. The minutes add up. Quiz answers come from the printed Bible.',
    refuses: [
      'Scholars, dictionary entries or discoveries that don’t exist',
      'One side of a disputed verse sold as the only one',
      'A calendar for the end of the world',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It answers one question at a time: the passages, who wrote them and for which readers, and where Christians differ.',
    },
  },
});
