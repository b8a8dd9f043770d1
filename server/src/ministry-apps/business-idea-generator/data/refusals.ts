/** Businesses that this app doesn't plan: how people name them, and what to say. Written for this app, November 2026. */
export const refusals = [
  {
    id: 'mlm',
    text: 'We don’t plan businesses where you earn by signing up other people. Most who join lose money. The Federal Trade Commission says how to tell them.',
    says: [
      'multi level marketing',
      'join my cousin’s network marketing team',
      'sell oils and recruit people under me',
      'build a downline',
      'MLM',
      'earn a share when friends sign up to sell',
      'sell health shakes, you sign up five people and they sign up five',
      'my friend’s supplement team where I get paid for everyone I bring in',
    ],
  },
  {
    id: 'gambling',
    text: 'We don’t plan businesses with bets or lotteries.',
    says: ['sports betting', 'make money gambling', 'online casino', 'run a betting pool', 'poker for money'],
  },
  {
    id: 'crypto',
    text: 'We don’t plan trading or crypto. You can lose all of it, and scams are common.',
    says: ['crypto trading', 'bitcoin', 'day trading stocks', 'forex trading', 'trade NFTs', 'mining cryptocurrency'],
  },
  {
    id: 'medicine',
    text: 'We don’t plan the sale of medicines or anything that needs a prescription. It is against the law and can kill.',
    says: [
      'resell prescription pills',
      'sell my leftover medication',
      'sell weight loss injections',
      'selling CBD or drugs',
      'import medicines and sell them',
    ],
  },
  {
    id: 'unlicensed-care',
    text: 'A daycare, nursing or medical care needs your state’s license first. childcare.gov and your state’s health department say how to get one. The ideas below need none of these.',
    says: [
      'run a daycare in my home',
      'home daycare without a license',
      'watch ten kids at my house every day',
      'give shots and nursing care at home',
      'botox and fillers at home',
    ],
  },
  {
    id: 'lending',
    text: 'We don’t plan lending money to people. It needs a license, and it hurts people who are short.',
    says: ['lend money with interest', 'payday loans to coworkers', 'loan business', 'buy cash advance contracts'],
  },
] as const;

/** Ordinary things that people say, beside which the refused ones are read: the nearer of the two counts. */
export const ordinary = [
  'marketing',
  'small business',
  'sales',
  'I sold cars',
  'customer service',
  'social media marketing',
  'childcare',
  'I worked in a daycare',
  'babysitting in the family’s home',
  'good with kids',
  'caring for my mother',
  'home health aide',
  'nursing assistant',
  'medical billing',
  'pharmacy technician',
  'bank teller',
  'loan officer at a bank',
  'accounting',
  'I like games',
  'risk',
  'stock shelves',
  'selling at markets',
  'sell baked goods to friends',
  'trades',
  'security guard',
];
