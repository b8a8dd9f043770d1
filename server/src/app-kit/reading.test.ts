import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDuration,
  gradeOf,
  sentenceLengths,
  speakingSeconds,
  spokenWordsIn,
  syllablesIn,
  wordsIn,
  wordsToFill,
} from './reading.ts';

test('words are counted as people count them', () => {
  expect(wordsIn('Don’t worry: it’s 9-year-old Ana’s 2nd day.')).toBe(7);
  expect(wordsIn('')).toBe(0);
  expect(wordsIn('— … !')).toBe(0);
});

test('rubrics are not said aloud, responses are', () => {
  expect(spokenWordsIn('*Leader:* Let us pray. **Lord, hear us.**')).toBe(6);
});

test('time and words at a pace go both ways', () => {
  // Luke 15:11-32 in the Berean Standard Bible has 479 words.
  expect(formatDuration(speakingSeconds(479, 130))).toBe('3:41');
  expect(wordsToFill(300, 120)).toBe(600);
  expect(formatDuration(60)).toBe('1:00');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 100, max: 180 }), (seconds, pace) => {
      expect(Math.abs(speakingSeconds(wordsToFill(seconds, pace), pace) - seconds)).toBeLessThanOrEqual(1);
    }),
  );
});

test('each sentence has its length', () => {
  expect(sentenceLengths('Mr. Lee came home. He slept!\n\n- Milk and bread\n- Tea')).toEqual([4, 2, 3, 1]);
  expect(sentenceLengths('')).toEqual([]);
});

const counted: { readonly [count: number]: string } = {
  1: 'god made called prayed help house while whole hope died through church please name makes world friends live',
  2: 'jesus table people needed churches houses apple being doing money mother father pages seeing carried wanted boxes agreed saying sabbath sermon christian marriage nation little women gospel temple careful movement statement lovely hopeless',
  3: 'forgiveness family media example abraham important disciple apostle however holiness salvation faithfulness gentleness',
  4: 'community material generation resurrection congregation encouragement',
  5: 'generosity hospitality communication',
};

test('syllables of common and church words', () => {
  const wrong = Object.entries(counted).flatMap(([count, words]) =>
    words.split(' ').filter((one) => syllablesIn(one) !== Number(count)),
  );

  expect(wrong).toEqual([]);
  expect([syllablesIn('1,200'), syllablesIn('Ana’s'), syllablesIn('naïve'), syllablesIn('你好')]).toEqual([4, 2, 1, 1]);
});

test('the grade follows the published formula', () => {
  // 3 words, 1 sentence, 3 syllables: 0.39 * 3 + 11.8 * 1 - 15.59 = -2.62.
  expect(gradeOf('The cat sat.')).toBe(-2.6);
  // 4 words, 2 sentences, 10 syllables: 0.39 * 2 + 11.8 * 2.5 - 15.59 = 14.69.
  expect(gradeOf('Family media. Little temples.')).toBe(14.7);
  const hard =
    'Congregational representatives subsequently communicated considerable dissatisfaction regarding administrative irresponsibility.';
  expect(gradeOf(hard)).toBeGreaterThan(18);
  expect(gradeOf('  …')).toBeUndefined();
});

test('any text has a finite grade or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const grade = gradeOf(text);
      expect(grade === undefined || Number.isFinite(grade)).toBe(true);
    }),
  );
});
