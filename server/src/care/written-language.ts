import type { Language } from '@lampstand/sdk/app';

/** Frequent words that the other language does not have. */
const own: { readonly [language in Language]: ReadonlySet<string> } = {
  en: new Set(
    'the and to of is my i it for with that this have are am was want do not can be in on they she her his him you we our what who please feel just been will from at but'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de que y en un una mi mis yo es por para con se lo le les su sus te ya pero como estoy esta quiero tengo muy mas del al nos hay voy puedo hijo hija esposo marido mama papa dios si cuando porque todo nada ayuda soy tiene'.split(
      ' ',
    ),
  ),
};

/** The language that texts are plainly written in; undefined for a few words, for a mixture and for any other language. */
export function writtenLanguage(texts: readonly string[]): Language | undefined {
  const words = texts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  const [en, es] = (['en', 'es'] as const).map((language) => words.filter((word) => own[language].has(word)).length);
  if (es === undefined || en === undefined) return undefined;
  if (es > 2 * en) return 'es';
  // Other languages have some frequent English words as well.
  return en > 1 && en > 2 * es ? 'en' : undefined;
}
