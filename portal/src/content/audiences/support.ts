import type { Audience } from './audience.ts';

export const support = {
  title: 'For community support',
  apps: {
    title: 'What people ask at a church on a weekday',
    about: 'Seven questions, and the app that takes each one seriously.',
    moments: [
      {
        id: 'debt-coach',
        when: 'Which of these do I pay first?',
        need: 'What is owed, at what rate, and what is left over at the end of a month.',
        gives: 'the order, the month it ends, and whom to pay how much until spring',
      },
      {
        id: 'budget-meal-planner',
        when: 'I have sixty dollars until Friday, and there are four of us.',
        need: 'Who eats, what may not be in it, what is in the cupboard.',
        gives: 'a week of meals, one shopping list, and what it costs at the till',
      },
      {
        id: 'resume-builder',
        when: 'I have been at home for ten years. What do I write?',
        need: 'What you did, paid or not, and the job you would like.',
        gives: 'one page without a date or a title that you did not give',
      },
      {
        id: 'interview-coach',
        when: 'The interview is tomorrow.',
        need: 'The posting, and your answers as you would say them.',
        gives: 'each answer heard once more, what was good in it, and one thing to change',
      },
      {
        id: 'tech-helper',
        when: 'It says I have won something and must not close the window.',
        need: 'The device in your hand, and the words on its screen.',
        gives: 'one step at a time, in large print; and for a swindle, what to do at once',
      },
      {
        id: 'food-preservation',
        when: 'The power was out for six hours. Is the chicken all right?',
        need: 'The food, where it was kept, and since when.',
        gives: 'keep, eat today or throw out, with the rule and where it is from',
      },
      {
        id: 'business-idea-generator',
        when: 'I can bake, and I have Tuesdays.',
        need: 'Skills, hours, the money you could lose.',
        gives: 'small ideas that fit, what a customer would have to pay, and a test for this week',
      },
    ],
  },
  refusals: {
    title: 'What they will not do to anyone',
    about: 'People come to these apps with the thing they are least proud of. The rules follow from that.',
    items: [
      ['Sell a way out.', 'No settlement company, no payday loan, no link that earns us money.'],
      ['Ask who you are.', 'No Social Security number, no account number, no name where none is needed.'],
      [
        'Round in your favor.',
        'Interest is computed to the cent; a plan that cannot work is called one that cannot work.',
      ],
      ['Write a job you never had.', 'It asks for the number that is missing and leaves it out until you know.'],
      ['Guess about food.', 'Where it cannot tell, it says to throw it out.'],
      ['Shame anybody.', 'Also not gently. What you owe is a number and a date.'],
    ],
  },
  next: {
    title: 'Try it with your own envelopes',
    text: 'The benevolence committee knows in one evening whether a page like this would have helped the last family that came.',
    other: { words: 'Open the Debt Freedom Coach', href: '/apps/debt-coach' },
  },
} as const satisfies Audience;
