import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'easy-fundraising',
  position: 220,
  name: 'Revenue Studio',
  group: 'outreach-innovation',
  summary: 'A fundraiser that reaches its goal, with the costs counted first.',

  saying: 'Eight thousand dollars for camp, and the bake sale made ninety.',
  keywords: 'money raise donations camp auction sale giving',
  // A jar, filling with coins.
  icon: [
    'M8 3.5h8M8 3.5v3c-2 1-2.5 2-2.5 4v3.5M16 3.5v3c2 1 2.5 2 2.5 4v3.5M12 8.5v2.5',
    'M5.5 14h13v4a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 18z',
  ],
  story: {
    forWhom: 'For a treasurer, and a youth leader with a goal, a date and a hall.',
    brings: [
      'The goal, what it is for, and the day it is due',
      'How many people can help, and who might give',
      'What you have tried, and whether raffles are out of the question',
    ],
    gets: [
      'Ways to raise it in order of what is left after costs',
      'For the one you choose: steps, roles, a budget and a table of gifts',
      'Messages to ask, to remind and to thank',
      'What the law wants to see on a receipt',
    ],
    exact:
      'What counts is what remains: sales less costs, the number you must sell, and gifts that add up to the goal.',
    refuses: [
      'Pressure, shame, and blessings for money',
      'Card numbers; it never handles a payment',
      'Children selling from door to door',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'It counts for a household, not for an event, to the same cent.',
    },
  },
});
