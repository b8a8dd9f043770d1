export const currencies = {
  USD: { label: 'US dollar', sign: '$' },
  CAD: { label: 'Canadian dollar', sign: 'CA$' },
  GBP: { label: 'Pound sterling', sign: '£' },
  EUR: { label: 'Euro', sign: '€' },
  AUD: { label: 'Australian dollar', sign: 'A$' },
  NZD: { label: 'New Zealand dollar', sign: 'NZ$' },
} as const;
export type Currency = keyof typeof currencies;

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Exact display of integer cents: "$1,234.50". */
export function money(cents: number, currency: Currency): string {
  const whole = (cents - (cents % 100)) / 100;
  return `${currencies[currency].sign}${whole.toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;
}

/** For a board: whole units, rounded half-up, from 100 on; exact below. */
export function roundMoney(cents: number, currency: Currency): string {
  if (cents < 10_000) return money(cents, currency);
  return `${currencies[currency].sign}${Math.floor((cents + 50) / 100).toLocaleString('en-US')}`;
}

/** A rate in thousandths of a percent: "24.99 %" is "24.99%". */
export function percent(apr: number): string {
  return `${(apr / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })}%`;
}

/** "four" up to twelve, then "13". Zero is "no". */
export function count(number: number): string {
  return small[number] ?? number.toLocaleString('en-US');
}

/** "one debt", "four debts". */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** "28 months", "1 month": figures, for boards and tables. */
export function figures(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

/** "A", "A and B", "A, B and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The same text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
