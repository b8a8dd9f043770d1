import { type Language, type Plural, pluralOf } from '@lampstand/sdk/app';
import { formatterCache, localeOf } from './locale.ts';

/** A noun in its two numbers, e.g. `{ one: 'debt', other: 'debts' }`. */
export interface Noun extends Plural {
  /** For Spanish: "una deuda", "ninguna deuda". */
  feminine?: true;
}

const words = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
} satisfies { [lang in Language]: string[] };

const ordinals = [
  '',
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
];
const suffixes: { readonly [rule in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd' };

const numbers = formatterCache<Intl.NumberFormat>();
const ordinalRules = new Intl.PluralRules(localeOf('en'), { type: 'ordinal' });

/** Formats a number with its thousands marked: "12,345". */
export function formatNumber(number: number, lang: Language = 'en'): string {
  return numbers(lang, () => new Intl.NumberFormat(localeOf(lang))).format(number);
}

/** Returns the noun in the number that goes with `n`. */
export function nounFor(n: number, noun: Noun, lang: Language = 'en'): string {
  return pluralOf(n, noun, lang);
}

/** Counts in figures, for headlines and tables: "1 month", "28 months". */
export function countOf(n: number, noun: Noun, lang: Language = 'en'): string {
  return `${formatNumber(n, lang)} ${nounFor(n, noun, lang)}`;
}

/** Counts in words up to twelve, for sentences: "no debts", "one debt", "four debts", "13 debts". */
export function countInWords(n: number, noun: Noun, lang: Language = 'en'): string {
  if (lang === 'es' && n === 0) return `${noun.feminine ? 'ninguna' : 'ningún'} ${noun.one}`;
  if (lang === 'es' && n === 1) return `${noun.feminine ? 'una' : 'un'} ${noun.one}`;
  if (n === 0) return `no ${noun.other}`;
  return `${numberInWords(n, lang)} ${nounFor(n, noun, lang)}`;
}

/** Writes a whole number from 0 to 12 in words, any other number in figures. */
export function numberInWords(n: number, lang: Language = 'en'): string {
  return words[lang][n] ?? formatNumber(n, lang);
}

/** Writes a place in an order in figures: "1st", "22nd"; "1.º" in Spanish. */
export function ordinalOf(n: number, lang: Language = 'en'): string {
  if (lang === 'es') return `${n}.º`;
  return `${formatNumber(n)}${suffixes[ordinalRules.select(n)] ?? 'th'}`;
}

/** Writes a place in an order in English words up to "twelfth", then in figures. */
export function ordinalInWords(n: number): string {
  return ordinals[n] || ordinalOf(n);
}
