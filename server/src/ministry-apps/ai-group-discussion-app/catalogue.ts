import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'ai-group-discussion-app',
  position: 40,
  name: 'AI Group Discussion App',
  group: 'church-leaders',
  summary: 'A timed plan and good questions for the group that meets tonight.',

  saying: 'My group is here in an hour, and I have read the passage once.',
  keywords: 'small group bible study questions leader discussion',
  // A table with two stools and a lamp.
  icon: [
    'M5 12.5h14M12 12.5v8M9 20.5h6M12 12.5V9M2.5 16h4M4.5 16v4.5M17.5 16h4M19.5 16v4.5',
    'M8.5 9l1.7-5.5h3.6L15.5 9z',
  ],
  story: {
    forWhom: 'For the volunteer who leads a small group and got home an hour before it.',
    brings: [
      'A passage, a sermon or a topic',
      'Who comes, how many, and how long you have',
      'A season or a need, if the group is in one',
    ],
    gets: [
      'An hour with its minutes: welcome, read, look, understand, live it, pray',
      'Questions that open, each with the verse it rests on and a follow-up',
      'Leader notes: wrong turns, silence, the person who talks too much',
      'A page for each participant',
    ],
    exact: 'The minutes add up for your number of people. Yes-or-no questions are rewritten.',
    refuses: [
      'Playing therapist to a group in grief or recovery',
      'Promising silence when a child may be in danger',
      'Settling a dispute between traditions',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It gives the background of a passage and what people have read in it, which is half of the preparation.',
    },
  },
});
