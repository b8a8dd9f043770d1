import type { AppStory } from './story.ts';

export const outreachInnovation = {
  'church-mission-ideas': {
    forWhom: 'For an outreach committee with a calendar, a little money and more goodwill than hands.',
    brings: [
      'The streets around you, as you know them',
      'How many volunteers, how many hours, what budget, which building',
      'What you have tried before',
    ],
    gets: [
      'Ideas in order of effect, effort, cost and fit',
      'For each: whom to ask first, who would be served, and what could go wrong',
      'For the one you choose: eight weeks of steps, roles, a budget and an invitation',
      'Questions to ask yourselves afterward',
    ],
    exact: 'Hours needed are set against the hours you have. The budget adds up. Dates count forward week by week.',
    refuses: [
      'Help that depends on listening to a sermon',
      'Arriving with gifts and leaving with photographs',
      'Work with children without the safeguards your church keeps',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It can open the committee’s meeting with a prayer for the street you have in mind.',
    },
  },
  'nonprofit-grants': {
    forWhom: 'For the church administrator or pantry director who has a good idea and no grant writer.',
    brings: [
      'Who you are in law, your state and county, and your size',
      'The project: the need, who is served, what it costs',
      'Whether it is open to everyone, and whether there is worship in it',
    ],
    gets: [
      'How ready you are, and how to close each gap',
      'Which kinds of funders fit, and why the others do not',
      'A letter of inquiry, a statement of need, goals and a budget',
      'A calendar of what to send and when',
    ],
    exact:
      'Scores, shares and budget sums are computed. A deadline, a link or an amount is shown only when it was read from a source, with the date.',
    refuses: [
      'A funder that does not exist',
      'A guarantee, and anybody who sells one',
      'Dressing up worship as a service',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'It is made for households. It can help the families your project is for.',
    },
  },
  'church-assistance-programs': {
    forWhom:
      'For a deacon, a neighbor with a notice in hand, and a church that would like to run a program of its own.',
    brings: [
      'For whom it is: you, somebody you help, or your church',
      'A ZIP code, how many people, and roughly what comes in',
      'What is needed, and by when; no name and no status are asked',
    ],
    gets: [
      'What is urgent first: tonight, then the next two days',
      'Programs worth applying to, with the rule, what to bring and how long it takes',
      'The doors nearby: 211, community action, and the charities that answer',
      'Words for the telephone, and what to do when you are turned down',
    ],
    exact:
      'Income is set against the poverty guideline of the year for your household. Days until a notice takes effect are counted.',
    refuses: [
      'Saying that you qualify; it says what is worth asking for',
      'Your Social Security number, or where you were born',
      'Helping anybody tell an office something untrue',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'It asks about rent and food before any card, and says when to call 211 and a nonprofit counselor.',
    },
  },
  'easy-fundraising': {
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
} as const satisfies Readonly<Record<string, AppStory>>;
