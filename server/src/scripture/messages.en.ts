import { pluralOf } from '@lampstand/sdk/app';
/** Messages about checked references and quotations. Names of books and texts stay as printed. */
export const en = {
  setRight: (reference: string) => `The words of ${reference} were set right.`,
  moved: (reference: string, typed: string) => `These words are from ${reference}, not from ${typed}.`,
  leftOut: (problem: string) => `${problem} The sentence that named it was left out.`,
  notTheWords: (typed: string, reference?: string) =>
    `“${typed}” are not ${reference ? `the words of ${reference}` : 'words of the Bible'}; the quotation marks were taken away.`,
  invented: (reference: string) =>
    `The words given as ${reference} are not there; the sentence that quoted them was left out.`,
  notInTheBible: (saying: string, instead: string, reference?: string) =>
    `“${saying}” is not in the Bible. ${instead}${reference ? ` See ${reference}.` : ''}`,
  noText: 'There is no Bible text on this server.',
  limit: (text: string, most: number) =>
    `At most ${most.toLocaleString('en-US')} ${pluralOf(most, { one: 'verse', other: 'verses' })} of the ${text}, and never a whole book, can be shown at once; follow the link to read the rest.`,

  noSuchPassage: (typed: string) => `There is no ${typed} in the Bible.`,
  noSuchBook: (book: string) => `There is no book called ${book} in the Bible.`,
  otherCanon: (book: string, text: string) =>
    `${book} is part of Catholic and Orthodox Bibles; the ${text} shown here has the 66 books without it.`,
  notFound: (typed: string) => `We could not find ${typed}.`,
  noVerses: (typed: string) => `There are no verses at ${typed}.`,
  verseZero: (typed: string) => `Verses begin at 1: there is no ${typed}.`,
  doxology: (text: string) => `In the ${text} the closing words of Romans 16:25-27 are at Romans 14:24-26.`,
  numberedElsewhere: (typed: string, text: string) =>
    `${typed} is numbered in some Bibles; the ${text} has no text there.`,
  endsAt: (text: string, chapter: string, last: number) => `In the ${text}, ${chapter} ends at verse ${last}.`,
  chapters: (book: string, has: number, asked: number) =>
    pluralOf(has, {
      one: `${book} has only one chapter; there is no chapter ${asked}.`,
      other: `${book} has ${has} chapters; there is no chapter ${asked}.`,
    }),
  psalms: (has: number, asked: number) => `There are ${has} psalms; there is no Psalm ${asked}.`,
  verses: (chapter: string, has: number, asked: number) => `${chapter} has ${has} verses; there is no verse ${asked}.`,
};

export type ScriptureMessages = typeof en;
