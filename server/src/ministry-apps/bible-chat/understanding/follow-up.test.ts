import { expect, test } from 'vitest';
import { followUpIn } from './follow-up.ts';

test.each(["that's not true", 'That does not help', 'you didnt answer my question', 'stop preaching', 'i disagree'])(
  '"%s" objects to the answer',
  (message) => {
    expect(followUpIn(message, false)).toEqual({ kind: 'objection' });
  },
);

test.each([
  "my grandma said he's in hell",
  'but my pastor says gross not net',
  "that's right",
  'that is fair',
  'it helps',
  'that is not true, my uncle said',
])('"%s" is no objection to the answer', (message) => {
  expect(followUpIn(message, false)?.kind).not.toBe('objection');
});

test.each(['so its not there at all?', "it's not in the bible?", 'yes or no'])('"%s" asks for yes or no', (message) => {
  expect(followUpIn(message, false)).toEqual({ kind: 'verdict' });
});
