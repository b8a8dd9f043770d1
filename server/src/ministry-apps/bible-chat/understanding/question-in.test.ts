import { expect, test } from 'vitest';
import { questionIn, subjectNamedIn } from './question-in.ts';

test.each([
  [
    'I yelled at my kids again this morning. what does the bible say about anger',
    'what does the bible say about anger',
  ],
  ['Is it a sin to get a tattoo? I am 19.', 'Is it a sin to get a tattoo?'],
  ['my sister lied to me. should i tell our mom', 'should i tell our mom'],
  ['why not Paul', 'why not Paul'],
])('the question of "%s"', (message, question) => {
  expect(questionIn(message)).toBe(question);
});

test.each([
  ["Who's Darby", 'Darby'],
  ['whats a seraph then', 'seraph'],
  ['I am so tired. what does the bible say about rest', 'rest'],
  ['tell me about Keturah', 'Keturah'],
])('"%s" names its subject', (message, name) => {
  expect(subjectNamedIn(message)).toBe(name);
});

test.each(['who is he', 'what about my wife?', 'where is that', 'what is the difference', 'who was the other one'])(
  '"%s" needs what was said before',
  (message) => {
    expect(subjectNamedIn(message)).toBeUndefined();
  },
);
