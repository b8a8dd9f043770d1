import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const text = 'We are closing our church. Eleven of us are left after all these years. Pray for wisdom.';
const without = (...covered: string[]) => ({ isCovered: (sentence: string) => covered.includes(sentence), most: 50 });

test('all of the words are quoted where most of them are not prayed for', () => {
  expect(excerptOf(text, without('Pray for wisdom.'))).toBe(text);
});

test('the sentences that no petition is about are quoted alone where they are few', () => {
  const long = `${text} Pray that the sale goes well and that everyone finds another church soon.`;
  const [first = '', second = '', third = '', fourth = ''] = long.split(/(?<=\.) /);

  expect(excerptOf(long, without(first, third, fourth))).toBe(second);
});

test('a sentence that begins with “she” is quoted with the one before it', () => {
  const first = 'There was a shooting at the mall where my niece works.';
  const second = 'She hid in a stock room for two hours with a baby.';
  const third = 'Please pray for everyone there and that those who did it are found, and for all of us here in town.';

  expect(excerptOf(`${first} ${second} ${third}`, without(first, third))).toBe(`${first} ${second}`);
});

test('nothing is quoted when all is prayed for, when it is long, or when it speaks to us', () => {
  expect(excerptOf(text, { isCovered: () => true, most: 50 })).toBe('');
  expect(excerptOf(text, { isCovered: () => false, most: 10 })).toBeUndefined();
  expect(excerptOf('My friend is sad today. Can you write a prayer?', without())).toBeUndefined();
});
