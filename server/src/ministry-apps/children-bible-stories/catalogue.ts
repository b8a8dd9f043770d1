import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'Children-Bible-Stories',
  position: 60,
  name: 'Children Bible Stories Generator',
  group: 'church-leaders',
  summary: 'A Bible story told for the age in front of you, with a question and something to make.',

  saying: 'Nine children tomorrow morning. The youngest is four.',
  keywords: 'kids sunday school lesson bedtime craft',
  // A picture book with a star on its cover.
  icon: [
    'M5 18.5V5A1.5 1.5 0 0 1 6.5 3.5H19v17H7a2 2 0 0 1-2-2zM5 18.5a2 2 0 0 1 2-2h12',
    'M12 5.8l1.3 2.7 2.900.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.400.5-2.9-2.1-2 2.9-.4z',
  ],
  story: {
    forWhom: 'For the Sunday-school teacher on Saturday night, and a parent at bedtime.',
    brings: [
      'A story or a passage, and the age of the children',
      'How long, where, and what you have in the cupboard',
      'Allergies, if there is a snack',
    ],
    gets: [
      'The story told for that age, with God at its center',
      'What is in the Bible and what was imagined, marked apart',
      'A memory verse, questions to wonder about, something to make, a prayer',
      'A note for you on the hard parts',
    ],
    exact:
      'Words and sentence lengths fit the age and are shown. The memory verse is from the printed Bible, or is marked as shortened.',
    refuses: [
      'Scenes that aren’t right for the age you chose',
      'Fear of hell for the youngest',
      'A child’s surname, photograph or address',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It finds the passage of a story and prints it in full, for you to tell.',
    },
  },
});
