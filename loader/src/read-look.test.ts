import { expect, test } from 'vitest';
import { readColor } from './read-look.ts';

test.each([
  ['rgb(255, 255, 255)', 1, 1],
  ['rgb(0, 0, 0)', 0, 1],
  ['rgba(0, 0, 0, 0)', 0, 0],
  ['rgba(255, 255, 255, 0.25)', 1, 0.25],
  ['oklch(0.21 0.034 264.665)', 0.21, 1],
  ['oklch(0.98 0.01 90 / 0.4)', 0.98, 0.4],
  ['color(srgb 0.9 0.8 0.7)', 0.9, 1],
  ['lab(8.5 -2.92 -6.71)', 0.085, 1],
  ['lch(98 1.2 90 / 0.4)', 0.98, 0.4],
])('%s has lightness %d and alpha %d', (color, lightness, alpha) => {
  expect(readColor(color)).toEqual([lightness, alpha]);
});

test.each([
  ['#fdfcf8 as a church writes it', 'rgb(253, 252, 248)', true],
  ['navy', 'rgb(0, 0, 128)', false],
  ['burgundy', 'rgb(128, 0, 32)', false],
  ['a pale yellow', 'rgb(255, 244, 200)', true],
  ['slate', 'rgb(40, 48, 60)', false],
  ['a soft sage', 'rgb(200, 214, 196)', true],
])('%s counts as a light ground or not', (_name, color, isLight) => {
  expect(readColor(color)[0] > 0.5).toBe(isLight);
});
