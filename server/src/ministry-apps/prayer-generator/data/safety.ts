import type { Theme } from '../theme.ts';

/** For a text about harm, or one that wishes it, when it is not certain who is harmed: names no one, blames no one, sends no one back. */
export const safety: Theme = {
  id: 'safety',
  matter: [],
  titles: ['A prayer for safety'],
  truths: [
    'you see what happens where nobody else sees it',
    'you have never been on the side of harm',
    'you hear what is hard to say aloud',
  ],
  honest: [
    'What does harm is wrong, and you call it wrong.',
    'You know what {I} have written, and what lies behind it.',
  ],
  ask: [
    'Keep safe everyone who is in danger, and show them the way out.',
    'Send someone who listens, who believes, and who can help.',
    'Stop what does harm, by truth and by law, and let no more harm be done.',
    'Be close to everyone who has been hurt. None of it is a reason for shame.',
    'Give courage to tell it to a person who can be trusted.',
    'Where there is anger, keep what is true in it, and let nobody be harmed by it.',
    'Let the truth be heard, and let it be believed.',
    'Make this church a place where people are safe.',
  ],
  intentions: [
    ['all who are afraid today', 'bring them to safety'],
    ['those who answer when somebody calls for help', 'give them wisdom and calm'],
    ['children who see what they should not see', 'let a grown person notice and act'],
  ],
  release: ['You want everyone to be safe. {I} hold on to that.', 'Stay close, in this hour and in the next.'],
  thanks: ['Thank you for every person who said: I believe you.'],
  complaint: ['How long, Lord, shall harm be done?', 'Do not be far away. {I} need you to see this.'],
  collects: [
    [
      'you hear the cry of all who are in danger',
      'keep them safe, stop what does harm, and send helpers who believe',
      'everyone may live without fear',
    ],
  ],
  breaths: [
    ['You see', 'you hear'],
    ['Keep us safe', 'stay close'],
  ],
  verses: ['Psalm 34:18', 'Psalm 10:17-18', 'Psalm 55:16-18', 'Psalm 82:4'],
  how: ['Pray it, and also tell a person you trust. Both belong together.', 'Read it where it is safe to read.'],
};
