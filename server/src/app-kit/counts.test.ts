import { expect, test } from 'vitest';
import { countInWords, countOf, formatNumber, numberInWords, ordinalInWords, ordinalOf } from './counts.ts';

const debt = { one: 'debt', other: 'debts' };
const deuda = { one: 'deuda', other: 'deudas', feminine: true } as const;

test('counts in figures', () => {
  expect([0, 1, 2, 1_234].map((n) => countOf(n, debt))).toEqual(['0 debts', '1 debt', '2 debts', '1,234 debts']);
  expect([1, 2, 1_000_000].map((n) => countOf(n, deuda, 'es'))).toEqual(['1 deuda', '2 deudas', '1,000,000 deudas']);
});

test('counts in words up to twelve', () => {
  expect([0, 1, 4, 12, 13].map((n) => countInWords(n, debt))).toEqual([
    'no debts',
    'one debt',
    'four debts',
    'twelve debts',
    '13 debts',
  ]);
  expect([0, 1, 4].map((n) => countInWords(n, deuda, 'es'))).toEqual(['ninguna deuda', 'una deuda', 'cuatro deudas']);
  expect([0, 1].map((n) => countInWords(n, { one: 'mes', other: 'meses' }, 'es'))).toEqual(['ningún mes', 'un mes']);
});

test('numbers outside zero to twelve, fractions and negative numbers stay figures', () => {
  expect([0, 12, 13, -1, 1.5, 20_000].map((n) => numberInWords(n))).toEqual([
    'zero',
    'twelve',
    '13',
    '-1',
    '1.5',
    '20,000',
  ]);
  expect(numberInWords(5, 'es')).toBe('cinco');
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});

test('ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111, 1_001].map((n) => ordinalOf(n))).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '103rd', '111th', '1,001st'],
  ]);
  expect(ordinalOf(2, 'es')).toBe('2.º');
  expect([1, 2, 12, 13].map(ordinalInWords)).toEqual(['first', 'second', 'twelfth', '13th']);
});
