import type { Theme } from '../theme.ts';

/** For any healing of body or mind, for anyone: no line names the illness. */
export const healing: Theme = {
  id: 'healing',
  matter: [],
  naming: ['{I} come to you to ask for healing.', '{I} bring you the need for healing.'],
  titles: ['For {whom}, that healing may come', 'A prayer for healing'],
  truths: [
    'you made these bodies and minds, and you are tender with them when they fail',
    'you are near to everyone who is weak or in pain',
    'c: you stopped on the road for those whom others hurried past',
    'all healing comes from you, by whatever hands it comes',
  ],
  honest: [
    '{I} cannot make it better by wanting it. {I} bring it to you.',
    'Waiting is hard, and you know how long it has been.',
    'Health seemed ordinary until it was in question.',
  ],
  ask: [
    '{I} ask you plainly for healing, and for good company until it comes.',
    'o: Be very near to {whom}, today and tonight.',
    'Bring relief where there is pain, and rest where there is none.',
    'Give doctors and nurses, and all who care, skill, patience and the right question at the right time.',
    'Let what can be treated be treated well, and let nothing be missed.',
    'Heal the body, if it is the body, and the mind and heart with it.',
    'Quiet the fear that comes with being unwell.',
    'Give strength for each day, and patience with the slow ones.',
    'Keep hope in the house, even a small one.',
    'Send people who know when to talk and when to be quiet.',
  ],
  intentions: [
    ['those who are awake with the sick tonight', 'let their kindness last until morning'],
    ['everyone who is ill and has nobody to call', 'send them a neighbor who knocks'],
    ['those whose pain does not show', 'let them be believed'],
    ['families who wait for news', 'hold them while they wait'],
  ],
  release: [
    'You hold both the healing {I} can see and the healing {I} cannot. {I} leave it with you.',
    'Into your hands, then: this day, the night ahead, and the morning.',
  ],
  thanks: [
    'Thank you for medicine, for skill, and for people who stay.',
    'Thank you for every good hour, and for those who make it possible.',
  ],
  complaint: [
    'How long, Lord? {I} have asked before, and {I} ask again.',
    'Why must anyone be ill? {I} do not understand it, and {I} say so to you.',
  ],
  collects: [
    [
      'c: you stopped on the road for those whom others hurried past',
      'stop now beside {whom}; ease the pain, quiet the mind, and strengthen all who give care',
      'hope may be kept alive and your peace be known',
    ],
    [
      'you are near to all who call on you out of weakness',
      'send your healing according to your goodness, and give rest while the answer is awaited',
      'in health and in sickness we may never doubt that we are dear to you',
    ],
  ],
  breaths: [
    ['You are near', 'stay'],
    ['Ease the pain', 'bring rest'],
    ['Heal', 'in your time'],
  ],
  verses: ['Psalm 41:3', 'Jeremiah 17:14', 'Matthew 11:28-30', 'Psalm 73:26'],
  how: [
    'If you pray it beside somebody, sit down first, and let there be quiet between the sentences.',
    'On days when it is too long, pray the first line and the last, and let the rest be silence.',
  ],
};
