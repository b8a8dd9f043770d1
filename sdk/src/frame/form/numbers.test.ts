import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMoney, readMonth, readNumber, writeMoney } from './numbers.ts';

test('dollars are read as people type them', () => {
  expect(readMoney('$1,250.50')).toBe(125_050);
  expect(readMoney(' 12 ')).toBe(1_200);
  expect(readMoney('-5')).toBe(-500);
  expect(readMoney('0.005')).toBe(0.5);
  expect(readMoney('1,25')).toBeNaN();
  expect(readMoney('twelve')).toBeNaN();
  expect(readNumber('22.49 %')).toBe(22.49);
});

test('every amount of cents that is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
      expect(readMoney(writeMoney(cents))).toBe(cents);
    }),
  );
});

test('a month may be typed the American way', () => {
  expect(readMonth('3/2027')).toBe('2027-03');
  expect(readMonth('2027-03')).toBe('2027-03');
});
