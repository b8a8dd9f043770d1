import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'womens-ministry',
  position: 50,
  name: "Women's Ministry Toolkit",
  group: 'church-leaders',
  summary: 'Events, studies, mentoring and meal trains, planned down to the list.',

  saying: 'Thirty women, one Saturday, and a budget that won’t stretch.',
  keywords: 'women retreat event mentoring meal train mothers',
  // A work basket with a folded cloth over its rim.
  icon: ['M4.5 14l1 6.5h13l1-6.5M7 10.5a5 5.5 0 0 1 10 0', 'M3.5 10.5h17l-.7 3.5H4.2z'],
  story: {
    forWhom: 'For the coordinator who plans the retreat, the study, the mentoring and the meals for a new mother.',
    brings: [
      'What you plan: an event, a series, a retreat, a meal train, a devotional',
      'How many come, which stages of life, what budget and which date',
      'Childcare, diets, steps and ramps',
    ],
    gets: [
      'A theme with passages that were checked, and a schedule in minutes',
      'Roles, a budget, and the dates counted back from the day',
      'Words to invite with, and a plan for the week after',
    ],
    exact:
      'Budget, price per person and break-even are calculated. Schedules add up. Childcare follows your own ratio.',
    refuses: [
      'Assuming that everyone is married or a mother',
      'Advice to go back to someone who hurts you; it shows a number to call first',
      'Talk of diets',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It writes the opening, the grace and the blessing of the day you are planning.',
    },
  },
});
