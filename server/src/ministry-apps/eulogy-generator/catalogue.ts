import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'eulogy-generator',
  position: 80,
  name: 'Eulogy Builder',
  group: 'church-leaders',
  summary: 'The words for a funeral, made from your own memories of the person.',

  saying: 'The service is on Thursday, and I am the one who will speak.',
  keywords: 'funeral memorial death grief obituary speech',
  // A candle on a saucer.
  icon: [
    'M9.5 10h5v8h-5zM5 18h14c-.6 1.7-2 2.5-4 2.5H9c-2 0-3.4-.8-4-2.5zM12 10V8.5',
    'M12 2.5c1.6 1.7 2.3 2.7 2.3 3.8a2.3 2.3 0 0 1-4.6 0c0-1.100.7-2.1 2.3-3.8z',
  ],
  story: {
    forWhom: 'For family or friends with two days to prepare, and for a pastor who hardly knew the person.',
    brings: [
      'The name, how to say it, and who you were to each other',
      'Three to five memories, as they come',
      'How much faith and how much lightness, and what must stay unsaid',
    ],
    gets: [
      'Something to read aloud, in the minutes you were given, with room for tears',
      'Only what you wrote: their recipe, their saying, their chair',
      'A sheet of facts to confirm, a short version, and another ending',
      'Large print for the lectern',
    ],
    exact: 'Word counts fit your minutes, with pauses. Ages and dates are calculated. It never adds names.',
    refuses: [
      'How someone died, unless you ask for it',
      'A better place, another angel, or a judgment on where they are',
      'The private matters of the living',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It writes a prayer for a funeral or for grief, and the verse to go with it, today.',
    },
  },
});
