import { expect, test } from 'vitest';
import { dollars, figures } from './figures.ts';

test('both languages write figures as they are written in the United States', () => {
  expect(figures(1_204_999, 'en')).toBe('1,204,999');
  expect(figures(1_204_999, 'es')).toBe('1,204,999');
});

test('millionths of a dollar are said in dollars and cents', () => {
  expect(dollars(1_204_999, 'en')).toBe('$1.20');
  expect(dollars(1_204_999, 'es')).toBe('$1.20');
});
