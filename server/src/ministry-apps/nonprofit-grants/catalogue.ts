import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'nonprofit-grants',
  position: 200,
  name: 'Grant Finder',
  group: 'outreach-innovation',
  summary: 'See which kinds of funders fit your project, and draft the letter.',

  saying: 'Someone must fund a food pantry. But who, and how do we ask?',
  keywords: 'funding money foundation application pantry',
  // A certificate with its seal.
  icon: [
    'M12.5 16.5h-9v-12h17v7M7 8.5h10M7 12h5M14.8 17.5v4l2.2-1.3 2.2 1.3v-4',
    'M17 11.8a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z',
  ],
  story: {
    forWhom: 'For the church administrator or pantry director who has a good idea and no grant writer.',
    brings: [
      'Your legal form, your state and county, and your size',
      'The project: the need, who is served, what it costs',
      'If it’s open to everyone, and if it includes worship',
    ],
    gets: [
      'How ready you are, and how to close each gap',
      'Which kinds of funders fit, and why the others don’t',
      'A letter of inquiry, a statement of need, goals and a budget',
      'A calendar of what to send and when',
    ],
    exact:
      'Scores, shares and budget sums are computed. A deadline, a link or an amount is shown only when it was read from a source, with the date.',
    refuses: [
      'A funder that doesn’t exist',
      'A guarantee, or anyone who sells one',
      'Dressing up worship as a service',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'It is made for households. It can help the families your project is for.',
    },
  },
});
