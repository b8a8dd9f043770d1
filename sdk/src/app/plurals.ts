import type { Language } from './language.ts';

/** A text in its two numbers, e.g. `{ one: 'debt', other: 'debts' }`. */
export interface Plural {
  one: string;
  other: string;
}

const locales = { en: 'en-US', es: 'es-US' } satisfies { [language in Language]: string };
/** Making a rule takes a hundred times as long as using it. */
const rules: { [language in Language]?: Intl.PluralRules } = {};

/**
 * Returns the text in the number that goes with `count`.
 *
 * @example
 * pluralOf(1, { one: 'verse', other: 'verses' }); // 'verse'
 */
export function pluralOf(count: number, { one, other }: Plural, language: Language = 'en'): string {
  rules[language] ??= new Intl.PluralRules(locales[language]);
  return rules[language].select(count) === 'one' ? one : other;
}
