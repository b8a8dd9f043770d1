import type { GuideLanguage } from './use-embed-codes.ts';

/** US formats in both languages: 1,204 and $1.20. */
const locales: { readonly [Lang in GuideLanguage]: string } = { en: 'en-US', es: 'es-US' };

/** "1,204". */
export const figures = (value: number, lang: GuideLanguage) => value.toLocaleString(locales[lang]);

/** Whole millionths of a dollar as "$1.20". */
export const dollars = (micro: number, lang: GuideLanguage) =>
  (micro / 1_000_000).toLocaleString(locales[lang], { style: 'currency', currency: 'USD' });
