import { bank, type Question } from '../question.ts';

/** Titles whose work differs from what their field of work is mostly asked. Their questions take the field's place. */
export const byTitle: readonly { title: RegExp; questions: readonly Question[] }[] = [
  {
    title: /\bschool bus\b|\bbus driver\b.*\bschool\b/i,
    questions: bank('school-bus', [
      [
        'would',
        'Two students start to fight while you are driving. What do you do?',
        'whether you keep everyone safe first',
        'where you would stop, what you would say, and who you would call',
      ],
      [
        'story',
        'Tell me about a time you kept children or passengers safe.',
        'whether you watch closely and act',
        'what you saw, what you did, and how it ended',
      ],
      [
        'terms',
        'What license and endorsements do you have?',
        'what you can drive by law',
        'what you have with its dates, or your next step',
      ],
      [
        'past',
        'What will we find on your driving record and background check?',
        'whether you are safe with students, and honest',
        'the truth, with dates if there is something on it, and what has changed',
      ],
      [
        'would',
        'A child is still asleep on the bus after the last stop. What do you do?',
        'whether you check every seat, every time',
        'how you check the seats, who you call, and how the child gets home',
      ],
      [
        'would',
        'How do you check the bus before a route?',
        'whether you do it each day',
        'the order of your check, and what you do when something is wrong',
      ],
      [
        'would',
        'A parent is angry at your bus stop. What do you do?',
        'whether you stay calm and keep the door safe',
        'what you would say, and who you would send the parent to',
      ],
    ]),
  },
  {
    title: /\b911\b|\bemergency (?:dispatch|communications?|call)|\b(?:police|fire|ambulance) dispatch/i,
    questions: bank('dispatch', [
      [
        'would',
        'A caller is screaming and you can’t understand the address. What do you do?',
        'whether you stay calm and get the place first',
        'the words you would use, what you would ask first, and what you would send',
      ],
      [
        'story',
        'Tell me about a time you stayed calm when someone else couldn’t.',
        'whether your voice stays steady',
        'what was going on, what you said, and how it ended',
      ],
      [
        'would',
        'Three calls come in at once. How do you choose?',
        'whether you can put the most urgent first',
        'what you would ask each one, and how you would decide',
      ],
      [
        'terms',
        'Can you work 12-hour shifts, nights and holidays?',
        'which shifts you can cover',
        'a plain yes or no, and how you sleep and get there',
      ],
      [
        'past',
        'What will we find in your background and fingerprint check?',
        'whether you can use police records by law',
        'the truth, with dates if there is something on it, and what has changed',
      ],
      [
        'story',
        'Tell me about a time you typed or wrote facts while you listened.',
        'whether you can listen and write at once',
        'what you wrote, how fast, and how you checked it',
      ],
      [
        'self',
        'How do you get over a hard call?',
        'whether you can do this for years',
        'one true thing you do after a hard day, and who you talk to',
      ],
    ]),
  },
];
