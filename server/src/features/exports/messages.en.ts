import { type AsOfWords, asOfEnglish } from '@lampstand/sdk/app';

/** Texts of an exported file that no app wrote, and why a document cannot be exported. */
export interface ExportMessages {
  /** For dates. */
  locale: string;
  asOf: AsOfWords;
  last: (church: string, day: string) => string;
  /** Heading of the column with notes on rows. */
  note: string;
  noTable: string;
  noDates: string;
  tooLarge: (limit: string) => string;
  /** What the limits count. */
  limits: {
    paragraphs: string;
    cells: string;
    entries: string;
    characters: string;
    marks: string;
    values: string;
  };
}

export const en: ExportMessages = {
  locale: 'en-US',
  asOf: asOfEnglish,
  last: (church, day) => `${church}. Made with Lampstand on ${day}. Please review before you use it.`,
  note: 'Note',
  noTable: 'There’s no table here. Save it as a Word file.',
  noDates: 'There are no dates to add to a calendar.',
  tooLarge: (limit) => `This is too large. It can have at most ${limit}.`,
  limits: {
    paragraphs: 'paragraphs and list items',
    cells: 'table cells',
    entries: 'calendar entries',
    characters: 'characters outside its tables',
    marks: 'stars and brackets',
    values: 'values',
  },
};
