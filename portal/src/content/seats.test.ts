import { expect, test } from 'vitest';
import { answerSeats } from './seats.ts';

test('a church with a website needs the platform plan, with its price per person in words', () => {
  expect(answerSeats('8', true)).toEqual({
    plan: 'Church plan',
    words:
      'About $3,600 a year for the whole church, or about $38 a month for each of 8 people. Website visitors are free.',
  });
  expect(answerSeats('1', true)).toEqual({
    plan: 'Church plan',
    words: 'About $3,600 a year for the whole church. Website visitors are free.',
  });
  expect(answerSeats('1200', true)).toMatchObject({ words: expect.stringContaining('less than a dollar a month') });
});

test('without a website, one person is a Solo Plan and more are a Team Plan, with no invented price', () => {
  expect(answerSeats('1', false)).toMatchObject({ plan: 'Solo Plan' });
  expect(answerSeats(' 12 ', false)).toMatchObject({ plan: 'Team Plan', words: expect.stringMatching(/^12 seats/) });
  expect(JSON.stringify(answerSeats('12', false))).not.toContain('$');
});

test.each(['', '0', '-3', '2.5', 'many', '6001'])('%j gets an error that says what to enter', (typed) => {
  expect(answerSeats(typed, true)).toEqual({ problem: expect.stringMatching(/^(Enter how many|For more than 5,000)/) });
});
