import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'prayer-generator',
  position: 100,
  name: 'Prayer Generator',
  group: 'spiritual-growth',
  summary: 'A prayer for what is happening today, to read aloud or to keep.',

  saying: 'I want to pray, and I have no words.',
  keywords: 'pray praying blessing grace worship grief anxiety sleep',
  // An oil lamp, its wick alight.
  icon: [
    'M3 12.5h12.5c2.3 0 4-.8 5-2.500.3 4.5-3.3 8-8.5 8h-2c-4 0-6.5-2-7-5.5zM11 18v2.5M7 20.5h8M6.5 12.5a3.5 2.5 0 0 1 7 0',
    'M20.3 2.5c1.3 1.5 1.9 2.4 1.9 3.4a1.9 1.9 0 0 1-3.8 0c0-1 .6-1.9 1.9-3.4z',
  ],
  story: {
    forWhom:
      'For the worship leader who needs an opening prayer by nine, and for someone awake at two who doesn’t know how to begin.',
    brings: [
      'What is happening, in your own words; one sentence is enough',
      'What the prayer is for, from a meal to a funeral',
      'If you like: who speaks, how long, which style, which passage, and how God is addressed',
    ],
    gets: [
      'A prayer about what you wrote, to read aloud or to keep',
      'A Bible verse that fits it, printed word for word and marked as checked',
      'A line on how to pray it, and a shorter form',
      'Edit any part, or have it rewritten',
    ],
    exact:
      'The verse is from the printed Bible, checked word for word. Names are spelled your way. The length fits the time it takes to read aloud.',
    refuses: [
      'A promise that someone will be healed, paid or proven right',
      'A prayer against a person',
      'A prayer to endure abuse; it offers someone to call',
    ],
  },
});
