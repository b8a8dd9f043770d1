/** Words of the line that says what wrote a document, and when. */
export interface AsOfWords {
  'built-in': string;
  model: string;
  computed: string;
  mixed: string;
  /** Over one section, where not all were written by the same. */
  part: { 'built-in': string; model: string };
}

/** The words of `asOfLine` in English. */
export const asOfEnglish: AsOfWords = {
  'built-in': 'A draft from the built-in writer, {date}.',
  model: 'A draft written by {model}, {date}.',
  computed: 'Computed on {date}.',
  mixed: 'A draft written by {model} and the built-in writer, {date}. Each part says by which.',
  part: { 'built-in': 'Written by the built-in writer.', model: 'Written by {model}.' },
};
