/** Words of the line that says what wrote a document, and when. */
export interface AsOfWords {
  'built-in': string;
  model: string;
  computed: string;
}

/** The words of `asOfLine` in English. */
export const asOfEnglish: AsOfWords = {
  'built-in': 'A draft from the built-in writer, {date}.',
  model: 'A draft written by {model}, {date}.',
  computed: 'Computed on {date}.',
};
