import type { Language } from '@lampstand/sdk/app';
import { formatterCache, localeOf } from './locale.ts';

/** Currencies with two decimals; amounts are integer cents everywhere. */
export const currencies = ['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD'] as const;
export type Currency = (typeof currencies)[number];

export interface MoneyFormat {
  /** US dollars unless set. */
  currency?: Currency;
  lang?: Language;
}

const formatter = formatterCache<Intl.NumberFormat>();
const plain = /^(-)?(\d+)(?:\.(\d{1,2}))?$/;

/** Formats integer cents exactly: "$1,234.50". */
export function formatMoney(cents: number, { currency = 'USD', lang = 'en' }: MoneyFormat = {}): string {
  return formatted(cents, currency, lang, 2);
}

/** Formats integer cents for headlines: whole units, rounded half up, from 100 units on; exact below. */
export function formatRoundMoney(cents: number, { currency = 'USD', lang = 'en' }: MoneyFormat = {}): string {
  if (Math.abs(cents) < 10_000) return formatted(cents, currency, lang, 2);
  return formatted(Math.floor((cents + 50) / 100) * 100, currency, lang, 0);
}

/** Formats a rate in percent with at most `decimals` decimals: 24.99 is "24.99%". */
export function formatPercent(
  percent: number,
  { lang = 'en', decimals = 3 }: { lang?: Language; decimals?: number } = {},
): string {
  const key = `% ${lang} ${decimals}`;
  return formatter(
    key,
    () => new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit: 'percent', maximumFractionDigits: decimals }),
  ).format(percent);
}

/** Adds integer cents. @throws RangeError when an amount or the sum isn't a safe whole number. */
export function addCents(amounts: readonly number[]): number {
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  if (!amounts.every(Number.isSafeInteger) || !Number.isSafeInteger(sum)) {
    throw new RangeError('Amounts of money are whole cents.');
  }
  return sum;
}

/**
 * Reads an amount that a person typed, as integer cents: "$1,234.50", "1234", "12,50", "-3.5", "US$ 20". Undefined when it is
 * no amount or could mean two ("1.234").
 */
export function parseMoney(text: string): number | undefined {
  const bare = text
    .slice(0, 40)
    .replace(/[−–]/g, '-')
    .replace(/\b(?:USD|CAD|GBP|EUR|AUD|NZD|US|CA|A|NZ)(?=[\s$£€\d-]|$)/gi, '')
    .replace(/[$£€\s\u00a0\u202f]/g, '');
  const [, sign, whole = '', fraction = ''] = plain.exec(withoutGroups(bare)) ?? [];
  if (!whole) return undefined;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign && cents > 0 ? -cents : cents;
}

function formatted(cents: number, currency: Currency, lang: Language, decimals: 0 | 2): string {
  const key = `${currency} ${lang} ${decimals}`;
  return formatter(
    key,
    () =>
      new Intl.NumberFormat(localeOf(lang), {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ).format(decimal(cents));
}

/** The amount in units as a decimal text, which `Intl` formats exactly; a double would lose cents from ten trillion on. */
function decimal(cents: number): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** Takes out the marks between thousands and writes the decimal mark as a point; other texts stay as they are. */
function withoutGroups(text: string): string {
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)) return text.replaceAll(',', '');
  if (/^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^-?\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}
