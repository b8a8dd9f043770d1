import { expect, test } from 'vitest';
import { dollars, figures } from './figures.ts';

test('both languages use US number formats', () => {
  expect(figures(1_204_999, 'en')).toBe('1,204,999');
  expect(figures(1_204_999, 'es')).toBe('1,204,999');
});

test('millionths of a dollar are shown in dollars and cents', () => {
  expect(dollars(1_204_999, 'en')).toBe('$1.20');
  expect(dollars(1_204_999, 'es')).toBe('$1.20');
});
