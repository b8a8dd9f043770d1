import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'church-mission-ideas',
  position: 190,
  name: 'Mission Ideas',
  group: 'outreach-innovation',
  summary: 'Ways to serve the streets around you, with a first step for each.',

  saying: 'We have a hall and eleven folding tables. What does our street need?',
  keywords: 'outreach service project community neighbors volunteers',
  // A signpost with two arms.
  icon: ['M12 3.5V5M12 10v2M12 16.5v4M8 20.5h8M18.5 12H8.5L6 14.25l2.5 2.25h10z', 'M5.5 5h10.5L18.5 7.5 16 10H5.5z'],
  story: {
    forWhom: 'For an outreach committee with a calendar, a little money and more goodwill than hands.',
    brings: [
      'The streets around you, as you know them',
      'How many volunteers, how many hours, what budget, which building',
      'What you have tried before',
    ],
    gets: [
      'Ideas in order of effect, effort, cost and fit',
      'For each: who to ask first, who would be served, and what could go wrong',
      'For the one you choose: eight weeks of steps, roles, a budget and an invitation',
      'Questions to ask yourselves afterward',
    ],
    exact: 'We compare the hours you need with the hours you have. The budget adds up. Dates go week by week.',
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
});
