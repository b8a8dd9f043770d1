import type { DonationRule } from './solve/donate.ts';

/** Words of the pantry. */
export const donateWords = {
  outcome: { take: 'Take it.', ask: 'Your food bank’s list decides.', refuse: 'Don’t take it.' },
  rules: {
    'home-canned': 'Food canned at home can’t be given to others: no one can see how it was made.',
    homemade:
      'Food cooked at home can’t be given by a pantry. Cooked food from a licensed kitchen has its own rules: ask your health department.',
    'no-label': 'It has no label, so no one knows what is in it: people have allergies.',
    opened: 'The package is open.',
    can: 'A can or jar that bulges, leaks, spurts, or has a loose lid can hold the poison of botulism. Don’t open it, and don’t put it back on a table.',
    dent: 'A deep dent, above all on a seam, or heavy rust can let germs in.',
    spoiled: 'It’s spoiled.',
    'baby-date': 'Baby food and formula are never given after their date.',
    'baby-no-date': 'Baby food and formula need a date that you can read.',
    warm: 'It has to be cold, and it was warm, or no one knows. A pantry takes it only if it was cold all the time.',
    thawed: 'It has thawed. A pantry takes frozen food only when it’s frozen hard.',
    'past-cold':
      'It has to be cold, and its date has passed. It can be given only if it was frozen hard before that date and your food bank’s list allows it.',
    'past-shelf':
      'For food that needs no cold this date is about quality, and the package decides. Your food bank’s list says how long after the date it can be given.',
    cold: 'It has to be cold. Take it only if it comes at 40 °F or colder, or frozen hard, and if you have a fridge or freezer for it. Write down the temperature and the time.',
    whole: 'Whole fruit and vegetables are welcome. Sort out what has mold, slime, or deep cuts.',
    unknown: 'We don’t know this food. Take it only if it’s closed, has its label and its date, and needs no cold.',
    sound: 'It’s closed, has its label, and needs no cold. Check that the package is whole.',
  } satisfies { readonly [rule in DonationRule]: string },
  list: 'Sort a box of donations',
  refuse: 'Never give out',
  refuseItems: [
    'Food canned, cooked or baked at home, and raw milk.',
    'Cans that bulge, leak, spurt, are badly rusted, or have a deep dent on a seam or rim.',
    'Jars with a loose, dented or popped-up lid, or no inner seal.',
    'Packages that are open, wet, torn to the inner bag, or have insects.',
    'Food without a label that names it and what’s in it: people have allergies.',
    'Baby food and formula after their date, or without one.',
    'Food that has to be cold and wasn’t, or thawed food.',
    'Alcohol, vitamins and medicine, unless your food bank has rules for them.',
  ],
  take: 'Welcome',
  takeItems: [
    'Closed cans, boxes, bags and jars that need no cold, with their labels.',
    'Whole fruit and vegetables.',
    'Bread and cakes from a store on their day, or frozen.',
    'Meat, milk and eggs only if they were cold all the time and you can keep them cold.',
  ],
  dates: 'Dates on packages',
  datesText:
    '“Best by” and “sell by” are about quality. Keep your food bank’s list of months after the date on the wall, and go by it. Where there’s no list, we would stop at the date for everything but dry food and cans.',
  throwOut: 'What to do with a suspect can',
};
