import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'debt-coach',
  position: 120,
  name: 'Debt Freedom Coach',
  group: 'community-support',
  summary: 'Which debt to pay next, and when you’ll be debt-free.',

  saying: 'Five envelopes on the kitchen table, and one paycheck.',
  keywords: 'money bills loans credit card budget snowball avalanche payoff',
  // A padlock, opened.
  icon: ['M5 11h14v9.5H5zM8.5 11V7.5a3.5 3.5 0 0 1 6.9-.8', 'M12 13.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z'],
  story: {
    forWhom: 'For a couple after a hard letter, and for the person at church who sits down with them.',
    brings: [
      'Each debt: what it is, what’s left, the interest rate, the minimum payment',
      'What you can pay on top each month, even if it’s nothing',
      'If you like: income and essentials, one-off sums, a promotional rate, a debt in collections',
    ],
    gets: [
      'The month you’ll be debt-free, and what interest costs until then',
      'One next step: which debt, how much, this month',
      'Snowball, avalanche and minimums compared in dollars, so that you can choose',
      'Every month as a table, and what to say on the phone and what to write',
      'A spreadsheet, a calendar of payments, a Word file or a printed page',
    ],
    exact:
      'All of it, in whole cents. The plan prints its rounding rule, and a second, separate program must agree to the cent.',
    refuses: [
      'A payday loan, or a company that promises to settle your debts',
      'A made-up date: it says when the payments don’t cover the interest',
      'Judgment, and an opinion on your tithe',
    ],
  },
});
