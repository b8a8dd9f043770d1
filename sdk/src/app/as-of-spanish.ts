import type { AsOfWords } from './as-of-words.ts';

/** The words of `asOfLine` in Spanish, in a file of their own: a frame loads one language. */
export const asOfSpanish: AsOfWords = {
  'built-in': 'Borrador del redactor incorporado, {date}.',
  model: 'Borrador escrito por {model}, {date}.',
  computed: 'Calculado el {date}.',
  mixed: 'Borrador escrito por {model} y por el redactor incorporado, {date}. Cada parte dice por cuál.',
  part: { 'built-in': 'Escrita por el redactor incorporado.', model: 'Escrita por {model}.' },
};
