import type { AsOfWords } from './as-of-words.ts';

/** The words of `asOfLine` in Spanish, in a file of their own: a frame loads one language. */
export const asOfSpanish: AsOfWords = {
  'built-in': 'Borrador del redactor incorporado, {date}.',
  model: 'Borrador escrito por {model}, {date}.',
  computed: 'Calculado el {date}.',
};
