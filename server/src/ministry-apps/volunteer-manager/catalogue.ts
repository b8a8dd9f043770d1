import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'volunteer-manager',
  position: 70,
  name: 'Volunteer Manager',
  group: 'church-leaders',
  summary: 'A fair schedule for your teams, and a plain list of what is still open.',

  saying: 'Who serves next month, and who has served too often?',
  keywords: 'schedule rota roster team nursery helpers planning',
  // A wall calendar with one day marked.
  icon: ['M3.5 5.5h17v15h-17zM3.5 10h17M8 3.5v4M16 3.5v4M7 13.5h1.5M7 17h1.5M15.5 17H17', 'M11 12.3h3.5v3H11z'],
  story: {
    forWhom: 'For the team leader who makes next month’s schedule and wants to keep the volunteers.',
    brings: [
      'The roles, the services, and how many each one needs',
      'The people: what they do, when they can’t, how often is enough',
      'A spreadsheet, if you have one',
    ],
    gets: [
      'A schedule that breaks no rule, and the reason for each place',
      'What is still open, and the smallest change that would fill it',
      'How often each person serves, and who needs a rest',
      'Requests, reminders and thanks to send yourself',
    ],
    exact:
      'The same input gives the same schedule. No one is double-booked. Anyone with an expired background check can’t serve with children.',
    refuses: [
      'Results of a background check; it keeps the date only',
      'A nursery with one adult, or with one married couple alone',
      'Sending anything without you',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It can write the prayer before the team starts.',
    },
  },
});
