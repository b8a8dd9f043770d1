import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'business-idea-generator',
  position: 170,
  name: 'Business Idea Generator',
  group: 'community-support',
  summary: 'Small businesses that fit your skills, your hours and your money.',

  saying: 'I have a van, two free evenings and a few hundred dollars.',
  keywords: 'side income work self employed money startup',
  // A market stall under its awning.
  icon: ['M4.5 10v10.5h15V10M4.5 15h15', 'M5 4h14l2.5 6h-19z'],
  story: {
    forWhom: 'For a member who wants to earn a little on the side, and a class at church about work.',
    brings: [
      'What you can do, the hours you have, the money you could lose',
      'What you own: a van, a kitchen, tools',
      'What holds you back: health, childcare, a benefit you must not lose',
    ],
    gets: [
      'A few small ideas in order, each with the reason it fits you',
      'For the one you choose: the first ten customers and a plan for thirty days',
      'The money: price, costs, how many you must sell, and pay per hour',
      'What to ask about licenses, and how you’ll know it isn’t working',
    ],
    exact:
      'Break-even, start money and hourly pay are computed, then again with everything a fifth better and a fifth worse.',
    refuses: [
      'Selling to your friends’ friends for a share, gambling, crypto',
      'A promise of income',
      'Turning the congregation into a customer list',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'It shows what an extra hundred dollars a month would change, which is a good thing to know first.',
    },
  },
});
