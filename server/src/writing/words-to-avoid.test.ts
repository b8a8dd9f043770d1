import { expect, test } from 'vitest';
import { withoutAvoided } from './words-to-avoid.ts';

test.each([
  ['whole words only', 'A journeyman went. He is here.', ['journey'], 'A journeyman went. He is here.'],
  ['any case, either apostrophe', 'It’s a JOURNEY. Stay.', ['journey', "it's"], 'Stay.'],
  ['a phrase over a line', 'In this season of life we ask. Stay.', ['season of life'], 'Stay.'],
  ['a title does not end a sentence', 'Dr. Lee journeys. Stay.', ['lee'], 'Stay.'],
  ['an amount does not end a sentence', 'Pay $1,200.50 in May. Stay.', ['may'], 'Stay.'],
  ['a petition goes with its response', 'One.\n\nThe journey.\n**Hear us.**\n\nAmen.', ['journey'], 'One.\n\nAmen.'],
  ['one item of a list goes', '- one\n- journey\n- two', ['journey'], '- one\n- two'],
  ['no response comes twice in a row', 'A.\n\n**Hear.**\n\nJourney.\n\n**Hear.**', ['journey'], 'A.\n\n**Hear.**'],
  ['emphasis is not cut', '*A journey. And more.* End.\n\nStay.', ['journey'], 'Stay.'],
  ['a plus sign in a word is a plain character', 'A c++ b. Stay.', ['c++'], 'Stay.'],
  ['a line that announces a removed list goes with it', 'Ask:\n\n- journey\n\nStay.', ['journey'], 'Stay.'],
])('%s', (_, text, avoid, left) => {
  expect(withoutAvoided(text, avoid)).toBe(left);
});
