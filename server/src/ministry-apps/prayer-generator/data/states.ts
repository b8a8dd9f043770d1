/**
 * What someone feels or lacks, as a request says it after "I am", "she feels" or "he’s", and what is prayed for it. Slots:
 * {whom} is "me" or "my dad", {whose} "my" or "my dad’s".
 */
export interface State {
  id: string;
  /** After a form of "be" or "feel", and words such as "so". */
  be?: RegExp;
  /** Verbs of their own: "cries", "can’t sleep". */
  does?: RegExp;
  asks: readonly [string, string];
}

export const states: readonly State[] = [
  {
    id: 'afraid',
    be: /^(?:scared|afraid|terrified|frightened|fearful|nervous|anxious|worried|worrying|petrified|panicking|freaking out|stressed|on edge|dreading)(?![\p{L}])/iu,
    does: /^(?:dreads?|worr(?:y|ies)|panics?|fears?|(?:has|have) (?:so much |a lot of |such )?(?:fear|anxiety|worry))(?![\p{L}])/iu,
    asks: ['Give {whom} courage and a calm heart.', 'Take away {whose} fear, and give {whom} peace.'],
  },
  {
    id: 'sleepless',
    be: /^(?:not sleeping|up all night|awake (?:all|every|at|most)|sleepless|having nightmares)(?![\p{L}])/iu,
    does: /^(?:(?:can’t|cannot|can not|isn’t|aren’t|don’t|doesn’t|hasn’t|haven’t|barely|hardly|couldn’t) (?:\p{L}+ )?(?:sleep|slept|sleeping|fall asleep)|lies? awake|wakes? up (?:at|in|every|crying|screaming)|has nightmares)(?![\p{L}])/iu,
    asks: ['Give {whom} sleep and quiet nights.', 'Let {whom} rest tonight, without worry.'],
  },
  {
    id: 'tired',
    be: /^(?:(?:\p{L}+ )?(?:tired|exhausted|worn ?out|burn(?:ed|t) ?out|wiped out|drained|weary|overwhelmed|stretched thin|at the end of|spent|running on empty))(?![\p{L}])/iu,
    does: /^(?:(?:has|have) nothing left|can’t keep up|can’t do (?:it|this) (?:all|anymore|any more)|need(?:s)? (?:a break|rest))(?![\p{L}])/iu,
    asks: [
      'Give {whom} rest, and people who take over part of the work.',
      'Give {whom} new strength, and time to rest.',
    ],
  },
  {
    id: 'lonely',
    be: /^(?:lonely|alone|homesick|isolated|left out|(?:all )?by (?:my|him|her)self)(?![\p{L}])/iu,
    does: /^(?:(?:has|have) (?:no ?one|nobody|no friends)|eats? (?:lunch )?alone|misses home)(?![\p{L}])/iu,
    asks: ['Send {whom} good company, and be near.', 'Let {whom} find friends, and feel that you are near.'],
  },
  {
    id: 'sad',
    be: /^(?:sad|crying|in tears|heartbroken|heart ?sick|devastated|depressed|broken|crushed|hurting|miserable|grieving|upset|discouraged|disappointed|down|not (?:okay|ok|doing well|herself|himself|myself)|struggling)(?![\p{L}])/iu,
    does: /^(?:cr(?:y|ies)|keeps? crying|can’t stop crying|doesn’t stop crying|won’t stop crying|hurts? inside)(?![\p{L}])/iu,
    asks: ['Comfort {whom}, and stay close.', 'Give {whom} comfort and kind people.'],
  },
  {
    id: 'worthless',
    be: /^(?:like (?:a|an|such a) (?:fraud|failure|burden|bother|loser|fool|fake)|(?:a|such a) (?:burden|failure|fraud|bother)|worthless|useless|not (?:good|smart|pretty|strong|holy) enough|behind|small|ugly|stupid|dumb|embarrassed|ashamed|being a (?:bother|burden))(?![\p{L}])/iu,
    does: /^(?:hates? being a (?:bother|burden)|keeps? comparing)(?![\p{L}])/iu,
    asks: ['Let {whom} see what {whose} life is worth to you.', 'Let {whom} know that you made and love {whom}.'],
  },
  {
    id: 'guilty',
    be: /^(?:guilty|full of guilt|eaten up|sick about (?:it|this|that|what))(?![\p{L}])/iu,
    does: /^(?:regrets?|(?:has|have) (?:so much )?(?:guilt|regrets?)|blames? (?:my|him|her)self)(?![\p{L}])/iu,
    asks: [
      'If there is something to put right, show how. If there is not, take the guilt away.',
      'Forgive what needs forgiving, and take away guilt that is not deserved.',
    ],
  },
  {
    id: 'angry',
    be: /^(?:(?:angry|mad|furious|bitter|resentful|frustrated|jealous|irritated|fed up)(?! house))(?![\p{L}])/iu,
    does: /^(?:(?:has|have) (?:so much |a lot of )?(?:anger|resentment|bitterness)|resents?)(?![\p{L}])/iu,
    asks: [
      'Take the anger in hand before it does harm, and show what is right to say.',
      'Give {whom} patience, honest words, and a heart free of bitterness.',
    ],
  },
  {
    id: 'sick',
    be: /^(?:(?:sick(?! (?:of|about|to))|ill|unwell|in (?:the )?(?:hospit\p{L}+|n?icu|er|emergency room|intensive care)|on (?:a )?(?:ventilator|oxygen)|having (?:surgery|an operation|seizures|chest pains?)|throwing up|running a fever))(?![\p{L}])/iu,
    does: /^(?:(?:has|have) (?:tubes|a (?:high )?fever|the flu|pneumonia|an infection|covid)|got sick)(?![\p{L}])/iu,
    asks: [
      'Make {whom} well again, and give {whom} good care.',
      'Heal {whom}, and give skill to everyone who treats {whom}.',
    ],
  },
  {
    id: 'pain',
    be: /^(?:in (?:so much |a lot of |constant |terrible )?pain)(?![\p{L}])/iu,
    does: /^(?:(?:has|have) (?:so much |a lot of |constant |terrible )?pain)(?![\p{L}])/iu,
    asks: ['Ease {whose} pain, and give {whom} relief.', 'Take away {whose} pain.'],
  },
  {
    id: 'unsure',
    be: /^(?:(?:torn|confused|stuck|undecided|unsure|at a loss|not sure what))(?![\p{L}])/iu,
    asks: ['Show {whom} the next right step.', 'Give {whom} wisdom and a clear mind.'],
  },
];
