import { expect, test } from 'vitest';
import { capitalized, isAscii, lookAlikes, straightApostrophes, withoutAccents } from './normalize.ts';
import { wordsOf } from './tokens.ts';

test('accents and styled letters become plain letters', () => {
  expect(withoutAccents('Él oró – ﬁn, Ｆull, 𝒜')).toBe('El oro – fin, Full, A');
});

test('typographic apostrophes become straight ones', () => {
  expect(straightApostrophes('LORD’S ‘n` ´ ʼ')).toBe("LORD'S 'n' ' '");
});

test('each look-alike becomes a plain letter', () => {
  for (const [letter, plain] of Object.entries(lookAlikes)) {
    expect(isAscii(letter)).toBe(false);
    expect(plain).toMatch(/^[a-z]{1,2}$/);
  }
});

test('only the first letter is put in upper case', () => {
  expect(['élan VITAL', 'x', ''].map(capitalized)).toEqual(['Élan VITAL', 'X', '']);
});

test('words are in lower case, without accents or punctuation, with their inner apostrophes', () => {
  expect(wordsOf('“The LORD’S 3 días”, rock ’n’ roll!')).toEqual(['the', "lord's", '3', 'dias', 'rock', 'n', 'roll']);
});
