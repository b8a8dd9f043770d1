import type { AsOfWords } from './as-of-words.ts';

/** The words of `asOfLine` in Spanish, in a file of their own: a frame loads one language. */
export const asOfSpanish: AsOfWords = {
  'built-in': 'Borrador escrito sin IA, {date}.',
  model: 'Borrador escrito con IA ({model}), {date}.',
  computed: 'Calculado el {date}.',
  mixed: 'Borrador escrito en parte con IA ({model}), {date}. Cada parte lo indica.',
  part: { 'built-in': 'Escrita sin IA.', model: 'Escrita con IA ({model}).' },
};
