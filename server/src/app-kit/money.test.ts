import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCents, currencies, formatMoney, formatPercent, formatRoundMoney, parseMoney } from './money.ts';

const safeCents = fc.maxSafeNat();

/** Writes dollars digit by digit. */
function naiveMoney(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${digits.slice(-2)}`;
}

test('every amount is shown to the cent', () => {
  fc.assert(
    fc.property(safeCents, (cents) => {
      expect(formatMoney(cents)).toBe(naiveMoney(cents));
    }),
  );
  expect(formatMoney(-0)).toBe('$0.00');
  expect(formatMoney(-123_450)).toBe('-$1,234.50');
});

test('each currency has its own sign', () => {
  expect(currencies.map((currency) => formatMoney(123_450, { currency }))).toEqual([
    '$1,234.50',
    'CA$1,234.50',
    '£1,234.50',
    '€1,234.50',
    'A$1,234.50',
    'NZ$1,234.50',
  ]);
  expect(formatMoney(123_450, { lang: 'es' })).toBe('$1,234.50');
});

test('headline amounts are whole units from 100 on, half up', () => {
  expect([9_999, 10_000, 10_049, 10_050, 123_456_750].map((cents) => formatRoundMoney(cents))).toEqual([
    '$99.99',
    '$100',
    '$100',
    '$101',
    '$1,234,568',
  ]);
  expect(formatRoundMoney(250_000, { currency: 'EUR' })).toBe('€2,500');
});

test('percents keep up to three decimals, or as many as asked', () => {
  expect([24.99, 0, 7, 0.125, 29.9999].map((rate) => formatPercent(rate))).toEqual([
    '24.99%',
    '0%',
    '7%',
    '0.125%',
    '30%',
  ]);
  expect(formatPercent(33.4, { decimals: 0 })).toBe('33%');
});

test('sums are exact, and anything but whole cents is refused', () => {
  expect(addCents([10, 20, -5])).toBe(25);
  expect(addCents([])).toBe(0);
  expect(() => addCents([0.1])).toThrow(RangeError);
  expect(() => addCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  expect(() => addCents([Number.NaN])).toThrow(RangeError);
});

test('what is shown can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...currencies), (cents, currency) => {
      expect(parseMoney(formatMoney(cents, { currency }))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test('amounts are read as people write them', () => {
  const typed = ['1234', '1,234', '12,50', '1.234,50', '$ 20', 'US$20', '20 USD', '-3.5', '−3', '0.05', '1,234,567.8'];

  expect(typed.map(parseMoney)).toEqual([
    123_400, 123_400, 1_250, 123_450, 2_000, 2_000, 2_000, -350, -300, 5, 123_456_780,
  ]);
});

test('what is no amount, or could mean two, is not guessed', () => {
  const typed = ['', 'abc', '1.234', '1,23,4', '12.345', '5k', '1e3', '--5', '9'.repeat(30), '.', '$'];

  expect(typed.map(parseMoney)).toEqual(typed.map(() => undefined));
});
