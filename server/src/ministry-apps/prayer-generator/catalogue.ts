import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'prayer-generator',
  position: 100,
  name: 'Prayer Generator',
  group: 'spiritual-growth',
  summary: 'A prayer for what is happening today, to read aloud or to keep.',

  saying: 'I would like to pray, and I have no words.',
  keywords: 'pray praying blessing grace worship grief anxiety sleep',
  // An oil lamp, its wick alight.
  icon: [
    'M3 12.5h12.5c2.3 0 4-.8 5-2.500.3 4.5-3.3 8-8.5 8h-2c-4 0-6.5-2-7-5.5zM11 18v2.5M7 20.5h8M6.5 12.5a3.5 2.5 0 0 1 7 0',
    'M20.3 2.5c1.3 1.5 1.9 2.4 1.9 3.4a1.9 1.9 0 0 1-3.8 0c0-1 .6-1.9 1.9-3.4z',
  ],
  story: {
    forWhom:
      'For the worship leader who needs an opening prayer by nine, and for someone awake at two who does not know how to begin.',
    brings: [
      'What is happening, in your own words; one sentence is enough',
      'What the prayer is for, from a meal to a funeral',
      'If you like: who speaks, how long, which style, which passage, and how God is addressed',
    ],
    gets: [
      'A prayer about what you wrote, to read aloud or to keep',
      'A Bible verse that fits it, printed word for word and marked as checked',
      'A line on how to pray it, and a shorter form',
      'Each part to change by hand, or to have written again',
    ],
    exact:
      'The verse is read from the printed text and compared letter by letter. Names are spelled as you gave them. The length is counted in words a person can say in that time.',
    refuses: [
      'A promise that someone will be healed, paid or proven right',
      'A prayer against a person',
      'A prayer to bear with being hurt; it offers someone to call instead',
    ],
  },
});
