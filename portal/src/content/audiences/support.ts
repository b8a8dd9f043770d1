import type { Audience } from './audience.ts';

export const support = {
  title: 'For community support',
  apps: {
    title: 'What people ask at a church on a weekday',
    about: 'Seven questions, seven apps.',
    moments: [
      {
        id: 'debt-coach',
        when: 'Which of these do I pay first?',
        need: 'What you owe, at what rate, and what’s left at the end of the month.',
        gives: 'what to pay first, the month you’re done, and each payment until spring',
      },
      {
        id: 'budget-meal-planner',
        when: 'I have sixty dollars until Friday, and there are four of us.',
        need: 'Who eats, what they can’t eat, what’s in the cupboard.',
        gives: 'a week of meals, one shopping list, and the total at checkout',
      },
      {
        id: 'resume-builder',
        when: 'I have been at home for ten years. What do I write?',
        need: 'What you did, paid or not, and the job you want.',
        gives: 'one page, with only the dates and titles you gave',
      },
      {
        id: 'interview-coach',
        when: 'The interview is tomorrow.',
        need: 'The posting, and your answers as you would say them.',
        gives: 'for each answer, what was good and one thing to change',
      },
      {
        id: 'tech-helper',
        when: 'It says I have won something and must not close the window.',
        need: 'The device in your hand, and the words on its screen.',
        gives: 'one step at a time, in large print. And if it’s a scam, what to do first',
      },
      {
        id: 'food-preservation',
        when: 'The power was out for six hours. Is the chicken all right?',
        need: 'The food, where it was, and for how long.',
        gives: 'keep, eat today or throw out, with the rule and its source',
      },
      {
        id: 'business-idea-generator',
        when: 'I can bake, and I have Tuesdays.',
        need: 'Skills, hours, the money you could lose.',
        gives: 'small ideas that fit, a fair price, and a test for this week',
      },
    ],
  },
  refusals: {
    title: 'What they won’t do to anyone',
    about: 'People bring what they’re least proud of. So we have rules.',
    items: [
      ['Sell a way out.', 'No settlement company, no payday loan, no link that earns us money.'],
      ['Ask who you are.', 'No Social Security number, no account number, no name unless it’s needed.'],
      ['Round in your favor.', 'Interest is exact. If a plan can’t work, it says so.'],
      ['Write a job you never had.', 'It asks for missing numbers and leaves them out until you know.'],
      ['Guess about food.', 'If it can’t tell, it says to throw it out.'],
      ['Shame anyone.', 'Not even gently. A debt is a number and a date.'],
    ],
  },
  next: {
    title: 'Try it with your own envelopes',
    text: 'Your benevolence committee will know in one evening if this helps.',
    other: { words: 'Open Debt Freedom Coach', href: '/apps/debt-coach' },
  },
} as const satisfies Audience;
