/** A text without accents and other combining marks. Full-width and styled letters become plain ones (NFKD). */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Typographic apostrophes, backticks and accents used as apostrophes become `'`. */
export const straightApostrophes = (text: string): string => text.replace(/[’‘ʼ`´]/g, "'");

/** Whether a text has ASCII characters only, so that nothing in it needs folding. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** A text with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters of other alphabets that look like Latin ones. `withoutAccents` does not fold these. */
export const lookAlikes: { readonly [letter: string]: string } = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ո: 'n',
  ӏ: 'l',
  һ: 'h',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
