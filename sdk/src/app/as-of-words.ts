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
  'built-in': 'Draft written without AI, {date}.',
  model: 'Draft written with AI ({model}), {date}.',
  computed: 'Calculated on {date}.',
  mixed: 'Draft written partly with AI ({model}), {date}. Each part says which.',
  part: { 'built-in': 'Written without AI.', model: 'Written with AI ({model}).' },
};
