import { expect, test } from 'vitest';
import { someChurch } from '../../testing/church-voice.ts';
import { becomesHeavy, offerOfPerson } from './repeated-distress.ts';

const mild = [
  'I am lonely since we moved.',
  'I feel worthless at work.',
  'I cannot sleep, I am so overwhelmed.',
  'I cry every evening.',
];
const ordinary = [
  'Who wrote Romans?',
  'What does the Bible say about anxiety?',
  'Is grief a theme in the psalms?',
  'Thank you.',
];

test('the third mild message of a conversation brings the offer, and no other does', () => {
  const turns = mild.map((_, index) => becomesHeavy(mild.slice(0, index + 1)));

  expect(turns).toEqual([false, false, true, false]);
});

test('ordinary questions in between change nothing, and never bring it by themselves', () => {
  const [first = '', second = '', third = ''] = mild;

  expect(becomesHeavy([first, ...ordinary, second, ...ordinary, third])).toBe(true);
  expect(becomesHeavy([first, second, third, 'Who wrote Romans?'])).toBe(false);
  expect(becomesHeavy(ordinary)).toBe(false);
  expect(becomesHeavy([])).toBe(false);
});

test('what the care gate only notes counts as mild distress when someone speaks of themselves', () => {
  expect(becomesHeavy([mild[0] ?? '', mild[1] ?? '', "I can't do this anymore"])).toBe(true);
});

test('the offer names the church\u2019s own person, then the lifeline, and can be put away', () => {
  const church = {
    ...someChurch,
    care: { label: 'the care team', phone: '(555) 010-0199', email: 'care@grace.example' },
  };
  const offer = offerOfPerson(mild, church);

  expect(offer.contacts?.map(({ label }) => label).slice(0, 3)).toEqual([
    'Call the care team',
    'Write to the care team',
    'Call 988',
  ]);
  expect(offer.dismissible).toBe(true);
});

test('where the harm comes from the church its own contact is left out', () => {
  const church = { ...someChurch, care: { label: 'the care team', phone: '(555) 010-0199' } };
  const offer = offerOfPerson([...mild, 'My pastor touched me and I am ashamed.'], church);

  expect(offer.contacts?.map(({ label }) => label)).not.toContain('Call the care team');
});
