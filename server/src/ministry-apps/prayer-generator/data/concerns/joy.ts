import type { Concern } from '../concern.ts';

export const joyConcerns: readonly Concern[] = [
  {
    id: 'spared-from-danger',
    group: 'joy',
    label: 'Being spared from danger',
    what: 'this escape from danger',
    lines: [
      'Thank you for every life and every good thing that was spared.',
      'Comfort and help everyone who was not spared, and let those who have something share it freely.',
      'Calm the fright that stays after danger, and take away any guilt over having come through it.',
    ],
    situations: [
      {
        id: 'spared-from-danger-thanks',
        label: 'Thanks for being spared',
        occasion: 'thanks',
        lines: [
          'Thank you for being kept safe when it could have ended differently.',
          'Calm the fright that comes afterward, and help anyone who was not spared.',
        ],
        glad: true,
      },
      {
        id: 'thankful-neighbor-lost',
        label: 'Spared while others lost much',
        lines: [
          'Thank you for what was spared or given. Comfort and help those who lost what others still have.',
          'Take away guilt for being glad, and turn this thankfulness into real kindness for those who grieve.',
        ],
      },
    ],
  },
  {
    id: 'small-children',
    group: 'joy',
    label: 'Small children',
    what: 'a child’s everyday life',
    lines: [
      'Thank you for children, who learn and grow a little every day.',
      'Give grown-ups patience, good sleep, and a sense of humor about messes and tempers.',
      'Keep these children safe, healthy and curious, at home and in the care of others.',
      'Show which kind of care and teaching is good for them, and let every new step be celebrated.',
    ],
    situations: [
      {
        id: 'small-child-everyday',
        label: 'Everyday trouble with small children',
        lines: [
          'Give patience for this stage, and a sense of humor about it.',
          'Let this child learn a little more each day, and let no one judge by the worst hour of it.',
        ],
      },
      {
        id: 'child-milestone-joy',
        label: 'Thanks for a child’s new step',
        occasion: 'thanks',
        lines: [
          'Thank you for this step in a child’s growing, and for the joy of seeing it.',
          'Bless this child with health, confidence and patient people for every step still to come.',
        ],
        glad: true,
      },
      {
        id: 'loose-tooth',
        label: 'A loose tooth',
        lines: [
          'Thank you for growing up, one small tooth at a time.',
          'Let the sore place heal fast, and let the gap be worn with a proud smile.',
        ],
        glad: true,
      },
      {
        id: 'homeschool-daycare',
        label: 'Day care or homeschooling',
        lines: [
          'Give wisdom about who should care for these children and teach them.',
          'Give patience for the daily work, and calm for hard goodbyes.',
          'Provide what is missing: trustworthy people, enough money, and enough rest.',
        ],
      },
    ],
  },
  {
    id: 'pet-at-home',
    group: 'joy',
    label: 'A pet at home',
    what: 'a pet and its home',
    lines: [
      'Thank you for this animal, and for the joy and comfort animals give.',
      'Let it be healthy, calm and safe, with food, water and people who are good to it.',
      'Give this animal a home where it is wanted, now and for all its life.',
    ],
    situations: [
      {
        id: 'new-pet',
        label: 'A new pet',
        occasion: 'thanks',
        lines: [
          'Thank you for this animal and the gladness it brings into the house.',
          'Let it settle in and feel safe, and give patience with chewed shoes and short nights.',
        ],
        glad: true,
      },
      {
        id: 'new-pet-joy',
        label: 'Thanks for a new animal',
        occasion: 'thanks',
        lines: [
          'Thank you for this new animal in the house or the barn, and for the joy it brings.',
          'Let it settle in well, stay healthy, and be treated with patience and care.',
        ],
        glad: true,
      },
      {
        id: 'rehoming-pet',
        label: 'Having to give up a pet',
        lines: [
          'It hurts to part with an animal that trusts. Let a safe and loving home be found for it.',
          'Ease its confusion, and comfort those who have to let it go.',
        ],
      },
      {
        id: 'blessing-of-animals',
        label: 'A blessing for animals',
        lines: [
          'Bless these animals, and give them health, safety and gentle treatment.',
          'Thank you for the company and help they give, and let all who keep animals be kind to them.',
        ],
        glad: true,
      },
      {
        id: 'child-thanks-for-pet',
        label: 'Thank you for my pet',
        occasion: 'thanks',
        lines: [
          'Thank you for this animal, for every day of playing together and for being such good company.',
          'Keep this animal healthy and safe, with good food and gentle hands.',
        ],
        glad: true,
      },
      {
        id: 'pet-afraid-or-troubled',
        label: 'A frightened or difficult pet',
        lines: [
          'Calm what frightens or unsettles this animal, and let it feel safe.',
          'Give patience and good advice to those who look after it, and keep people and animals from harm.',
        ],
      },
    ],
  },
  {
    id: 'engagement-or-wedding',
    group: 'joy',
    label: 'An engagement or wedding',
    what: 'this couple and their wedding',
    lines: [
      'You know these two and the promise between them, made, planned or taken back. Give honesty and courage.',
      'Let what is decided about marriage be decided freely, and with open eyes.',
      'Bless the love that is real, and give both families generosity, calm and good humor.',
    ],
    situations: [
      {
        id: 'engagement-joy',
        label: 'Thanks for an engagement',
        occasion: 'thanks',
        lines: [
          'Thank you for this engagement, and for the love that led to it.',
          'Bless the time until the wedding with honest talk, laughter, and good advice from people who love well.',
        ],
        glad: true,
      },
      {
        id: 'engagement-broken',
        label: 'A wedding called off',
        lines: [
          'A wedding that was planned will not take place. Hold those whose future has changed, and spare them clumsy questions.',
          'Give help with all that must be canceled and explained, and time before anything new has to be decided.',
        ],
      },
      {
        id: 'doubts-before-commitment',
        label: 'Doubts before marrying',
        occasion: 'decision',
        lines: [
          'A promise for life is being weighed. Let doubts be looked at honestly, and not drowned out by plans or pressure.',
          'Show what is fear and what is warning. Give courage for a free yes, a clear no, or more time.',
        ],
      },
      {
        id: 'wedding-day-coming',
        label: 'A wedding day coming up',
        lines: [
          'Bless this wedding and the two who make their promises. Let the day be glad, and nerves be calm.',
          'Give them love that listens, forgives and lasts, and good people around them afterward.',
        ],
        glad: true,
      },
      {
        id: 'wedding-over-thanks',
        label: 'Thanks for a wedding',
        occasion: 'thanks',
        lines: [
          'Thank you for this wedding, for the promises made and for all the joy of the day.',
          'Bless this marriage in its first ordinary weeks, and let the love grow with use.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'nature',
    group: 'joy',
    label: 'Nature and the earth',
    what: 'the natural world',
    lines: [
      'Thank you for earth, water, sky and every living thing.',
      'Protect what is beautiful and what is in danger, and heal what has been damaged.',
      'Give people eyes to see what you have made, and the will to take good care of it.',
    ],
    situations: [
      {
        id: 'nature-beauty-thanks',
        label: 'Thanks for beauty in nature',
        occasion: 'thanks',
        lines: [
          'Thank you for the beauty of what you have made, and for time to look at it.',
          'Keep it safe from harm, and let the calm it gives stay for a while.',
        ],
        glad: true,
      },
      {
        id: 'creation-environment',
        label: 'Worried about the earth',
        lines: [
          'Protect land, water, air and every living thing from further harm, and heal what has been damaged.',
          'Give wisdom and restraint to those who decide, and courage instead of despair to those who worry.',
        ],
      },
    ],
  },
  {
    id: 'birthday',
    group: 'joy',
    label: 'A birthday',
    what: 'this birthday',
    lines: [
      'Thank you for this life, and for the day on which it began.',
      'Let the one whose birthday it is be remembered, loved and visited.',
      'Bless the year ahead with health, good company and reasons to be glad.',
    ],
    situations: [
      {
        id: 'birthday-own',
        label: 'My birthday',
        occasion: 'birthday',
        lines: [
          'Thank you for this birthday, and for the life it celebrates.',
          'Bless the new year of life with health, good company, and something worth getting up for.',
        ],
        glad: true,
      },
      {
        id: 'birthday-other',
        label: 'Someone else’s birthday',
        occasion: 'birthday',
        lines: [
          'Thank you for the one whose birthday it is, and for the good that has come through this life.',
          'Give joy on the day, health in the year ahead, and people who show their love.',
        ],
        glad: true,
      },
      {
        id: 'birthday-child',
        label: 'A child’s birthday',
        occasion: 'birthday',
        lines: [
          'Thank you for this child, and for the years since the day of birth.',
          'Let the birthday be full of fun and friends, and let this child grow up safe, healthy and loved.',
        ],
        glad: true,
      },
      {
        id: 'birthday-hundred',
        label: 'A hundredth birthday',
        occasion: 'birthday',
        lines: [
          'Thank you for a hundred years and more, and for everything lived, learned and given in them.',
          'Give comfort in body, a clear mind, good company, and a day of real celebration.',
        ],
        glad: true,
      },
      {
        id: 'birthday-forgotten',
        label: 'A birthday nobody remembered',
        lines: [
          'A day that should have been celebrated went by unnoticed. Comfort that small and real hurt.',
          'You have not forgotten this life or the day it began. Let a late kindness still come, and let someone be glad out loud.',
        ],
      },
    ],
  },
  {
    id: 'wedding-anniversary',
    group: 'joy',
    label: 'A wedding anniversary',
    what: 'this wedding anniversary',
    lines: [
      'Thank you for these years of marriage, and for all that grew in them.',
      'Bless both with health, laughter and tenderness in the years ahead.',
      'Let others learn from their love, and let this day be well celebrated.',
    ],
    situations: [
      {
        id: 'own-anniversary',
        label: 'Our wedding anniversary',
        occasion: 'thanks',
        lines: [
          'Thank you for these years of marriage, the easy ones and the hard ones.',
          'Bless the two who celebrate with tenderness, humor, and more good time together.',
        ],
        glad: true,
      },
      {
        id: 'others-anniversary',
        label: 'Someone else’s wedding anniversary',
        occasion: 'thanks',
        lines: [
          'Thank you for this long marriage, and for all the good that others have received from it.',
          'Bless the two who celebrate with joy in the day, and with tenderness and care in the time ahead.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'thanks-for-family',
    group: 'joy',
    label: 'Family and loved ones',
    what: 'family and loved ones',
    lines: [
      'Thank you for family, friends and everyone who is loved today.',
      'Bless each one by name, the small and the big, the near and the far away.',
      'Keep them safe tonight, and give help to people who have no one.',
    ],
    situations: [
      {
        id: 'thankful-for-family',
        label: 'Thankful for my family',
        occasion: 'thanks',
        lines: [
          'Thank you for family, for love given and received in ordinary ways.',
          'Keep those who are loved safe and well, and let the love be said out loud while there is time.',
        ],
        glad: true,
      },
      {
        id: 'child-bless-everybody',
        label: 'Bless everybody',
        lines: [
          'Bless everyone named in this prayer, the big and the small, and keep them all safe.',
          'Bless those who have no home, no food or nobody to pray for them, and send them help.',
        ],
      },
    ],
  },
  {
    id: 'everyday-joy',
    group: 'joy',
    label: 'An ordinary good day',
    what: 'the good in this day',
    lines: [
      'Thank you for this good day, or for this one good hour.',
      'Let it be enjoyed fully, and let it give strength for other days.',
      'Let others have something to be glad of too, above all where life is hard.',
    ],
    situations: [
      {
        id: 'ordinary-day-thanks',
        label: 'Thanks for an ordinary day',
        occasion: 'thanks',
        lines: [
          'Thank you for an ordinary day and everything good in it that is easily overlooked.',
          'Keep this gladness awake, and let someone who had a hard day have a better one tomorrow.',
        ],
        glad: true,
      },
      {
        id: 'child-small-joys-thanks',
        label: 'Thank you for fun things',
        occasion: 'thanks',
        lines: [
          'Thank you for this fun and for everything that made the day so good.',
          'Let there be many more happy days, and let other kids have one like it too.',
        ],
        glad: true,
      },
      {
        id: 'joy-in-hard-time',
        label: 'One good moment in hard times',
        lines: [
          'Thank you for one good hour in the middle of a hard time.',
          'Let it give strength, let no one feel guilty for enjoying it, and send more such hours.',
        ],
        glad: true,
      },
    ],
  },
];
