import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'tech-helper',
  position: 160,
  name: 'Senior Tech Helper',
  group: 'community-support',
  summary: 'One step at a time on the phone, tablet or computer in your hand.',

  saying: 'There is a message on the screen, and I am afraid to press anything.',
  keywords: 'phone computer tablet seniors scam password wifi',
  // A tablet with its screen on.
  icon: [
    'M6.5 2.5h11A1.5 1.5 0 0 1 19 4v16a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20V4a1.5 1.5 0 0 1 1.5-1.5zM10.5 18.8h3',
    'M7.8 5.3h8.4v10.7H7.8z',
  ],
  story: {
    forWhom: 'For a 78-year-old with a tablet, and the grandchild on the phone.',
    brings: [
      'What you want to do, in your own words',
      'Which device it is, or that you aren’t sure',
      'The words on the screen, if there are any',
    ],
    gets: [
      'One answer in one sentence, then cards with one step each',
      'What you will see after each step, and what to do when you see something else',
      'How to undo it',
      'A sheet in large type for the kitchen wall',
    ],
    exact:
      'It looks for signs of a scam first. Sentences are short, each card has one action, and phone numbers come from a checked list.',
    refuses: [
      'Your password, a code from a text message, a card number',
      'Letting a stranger take over the screen',
      'Guessing: it asks which device you have',
    ],
  },
});
