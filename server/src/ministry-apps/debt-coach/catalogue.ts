import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'debt-coach',
  position: 120,
  name: 'Debt Freedom Coach',
  group: 'community-support',
  summary: 'Which debt to pay next, and the month you are free.',

  saying: 'Five envelopes on the kitchen table, and one paycheck.',
  keywords: 'money bills loans credit card budget snowball avalanche payoff',
  // A padlock, opened.
  icon: ['M5 11h14v9.5H5zM8.5 11V7.5a3.5 3.5 0 0 1 6.9-.8', 'M12 13.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z'],
  story: {
    forWhom: 'For a couple after a hard letter, and for the person at church who sits down with them.',
    brings: [
      'Each debt: what it is, what is left, the interest rate, the least you must pay',
      'What you could pay on top each month, even if it is nothing',
      'If you like: income and essentials, one-off sums, a promotional rate, a debt in collections',
    ],
    gets: [
      'The month you are free, and what the interest costs until then',
      'One next step: which debt, how much, this month',
      'Snowball, avalanche and minimums compared in dollars, so that you can choose',
      'Every month as a table, and words for the telephone and the post',
      'A spreadsheet, a calendar of payments, a Word file or a printed page',
    ],
    exact:
      'All of it. Sums are kept in whole cents, the rounding rule is printed with the plan, and a second program written apart from the first must agree to the cent.',
    refuses: [
      'A payday loan, or a company that promises to settle your debts',
      'A date when there is none: it says when the payments do not cover the interest',
      'Judgment, and an opinion on your tithe',
    ],
  },
});
