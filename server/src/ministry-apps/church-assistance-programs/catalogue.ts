import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'church-assistance-programs',
  position: 210,
  name: 'Program Finder',
  group: 'outreach-innovation',
  summary: 'Help with rent, food, power and health, and what to bring to ask for it.',

  saying: 'The notice says Friday. Who helps with rent in our county?',
  keywords: 'rent food stamps utilities eviction benefits help emergency',
  // A house with its door lit.
  icon: ['M3 11.5L12 4l9 7.5M5.5 9.5v11M18.5 9.5v11M2.5 20.5h19', 'M9.5 13h5v7.5h-5z'],
  story: {
    forWhom:
      'For a deacon, a neighbor with a notice in hand, and a church that would like to run a program of its own.',
    brings: [
      'Who it’s for: you, someone you help, or your church',
      'A ZIP code, how many people, and roughly what comes in',
      'What is needed, and by when; no name and no status are asked',
    ],
    gets: [
      'What is urgent first: tonight, then the next two days',
      'Programs worth applying to, with the rule, what to bring and how long it takes',
      'Help nearby: 211, community action, and the charities that answer',
      'What to say on the phone, and what to do if they say no',
    ],
    exact:
      'We compare income with this year’s poverty guideline for your household, and count the days until a notice takes effect.',
    refuses: [
      'Saying that you qualify; it says what is worth asking for',
      'Your Social Security number, or where you were born',
      'Helping anyone tell an office something untrue',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'It asks about rent and food before any card, and says when to call 211 and a nonprofit counselor.',
    },
  },
});
