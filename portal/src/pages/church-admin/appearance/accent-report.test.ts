import { expect, test } from 'vitest';
import { accentReport, contrast, hexOf } from './accent-report.ts';

test('hexOf reads a color with or without #, short or long, and nothing else', () => {
  expect(['#205f7c', '205F7C', ' #FFF ', 'abc'].map(hexOf)).toEqual(['#205f7c', '#205f7c', '#ffffff', '#aabbcc']);
  expect(['', 'red', '#12345', '#1234567', 'rgb(0,0,0)'].map(hexOf)).toEqual(Array(5).fill(undefined));
});

test('contrast follows WCAG: 21 for black on white, 1 for a color on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#205f7c', '#205f7c')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('every accent color gives a contrast of at least 4.5', () => {
  const steps = ['00', '40', '80', 'bf', 'ff'];
  const seeds = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  for (const seed of seeds) {
    for (const value of Object.values(accentReport(seed).contrast)) expect(value, seed).toBeGreaterThanOrEqual(4.5);
  }
});

test('a dark color is kept, and a lighter one is reported as darkened', () => {
  expect(accentReport('#205f7c')).toMatchObject({ darkened: false });
  expect(accentReport('#c0603f')).toMatchObject({ darkened: true });
});
