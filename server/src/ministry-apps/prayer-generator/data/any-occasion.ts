import type { Theme } from '../theme.ts';

/**
 * For a text whose occasion is not certain: general words for a joy, a loss, a worry or a plan. No line says who is in need,
 * what has happened or how it feels.
 */
export const anyOccasion: Theme = {
  id: 'any-occasion',
  matter: [],
  titles: ['A prayer with your own words'],
  truths: [
    'you hear what is said and what is left unsaid',
    'you know the whole of it, from the beginning',
    'you are near, and you listen',
    'nothing that matters to us is too small or too large to bring to you',
    'you understand before {I} can explain',
  ],
  honest: [
    'You know what it means to {me}.',
    'There is more to it than {I} could put into words, and you know that too.',
    '{I} have said it as well as {I} can.',
  ],
  ask: [
    'Be close to everyone who is part of this.',
    'Give what is needed most, and give it in time.',
    'Where there is need, bring help. Where there is sorrow, bring comfort. Where there is joy, keep it.',
    'Give wisdom where it is needed, and patience, and courage.',
    'Keep in your care everyone who has a part in this.',
    'Give strength for today, and for tomorrow when it comes.',
    'Put good people near everyone whom this concerns.',
    'Show {me} what {I} can do, and let {me} trust you with the rest.',
    'Give rest to whoever is tired, and peace to whoever is troubled.',
    'Hear what {I} have said, and also what {I} could not say.',
    'Give good counsel and kind company along the way.',
    'Let your love reach everyone {I} {am} thinking of.',
    'Be gentle with everyone whom this touches.',
  ],
  intentions: [
    ['everyone who has a part in this', 'give each what is needed most'],
    ['those who are praying something like this today', 'hear them too'],
    ['those who help', 'give them skill, patience and rest'],
    ['all who have no one to pray for them', 'let these words be for them as well'],
    ['all whom {I} could not name here', 'you know their names'],
  ],
  release: [
    '{I} leave it in your hands.',
    'You have heard it now. {I} trust you with it.',
    'Whatever comes, stay close.',
    '{I} trust you to hear, and to care.',
  ],
  thanks: ['Thank you for hearing {me}.'],
  complaint: ['How long, Lord? {I} ask, and {I} wait for you.', 'Do not be far away. {I} need you to hear this.'],
  collects: [
    [
      'you know our needs before we ask',
      'hear what has been brought to you here, and give what is truly needed',
      'we may trust you in all things',
    ],
    [
      'you are near to all who call on you',
      'look with mercy on everyone whom this touches; give help, wisdom and peace',
      'in gladness and in trouble we may know that you are with us',
    ],
    [
      'your love is greater than our words',
      'receive our thanks where there is reason for thanks, and our need where there is need',
      'nothing may be carried alone',
    ],
  ],
  breaths: [
    ['You know', 'I trust you'],
    ['You are here', 'stay close'],
    ['Hear me', 'help me'],
    ['Into your hands', 'I give it'],
  ],
  verses: ['Psalm 62:8', 'Psalm 46:1', 'Romans 8:26-27', 'Psalm 139:1-4', 'Psalm 145:18'],
  how: [
    'Read it slowly. Where the words are yours, take as long as you like.',
    'Change anything that does not fit. You know best what belongs in it.',
  ],
};
