import { pluralOf } from '@lampstand/sdk/app';
/** Messages about checked references and quotations. Names of books and texts stay as printed. */
export const en = {
  setRight: (reference: string) => `We corrected the wording of ${reference}.`,
  moved: (reference: string, typed: string) => `These words are in ${reference}, not ${typed}.`,
  leftOut: (problem: string) => `${problem} We removed that sentence.`,
  notTheWords: (typed: string, reference?: string) =>
    `“${typed}” aren’t ${reference ? `the words of ${reference}` : 'words of the Bible'}, so we removed the quotation marks.`,
  invented: (reference: string) => `${reference} doesn’t say that, so we removed the sentence.`,
  notInTheBible: (saying: string, instead: string, reference?: string) =>
    `“${saying}” isn’t in the Bible. ${instead}${reference ? ` See ${reference}.` : ''}`,
  noText: 'No Bible translation is available.',
  limit: (text: string, most: number) =>
    `At most ${most.toLocaleString('en-US')} ${pluralOf(most, { one: 'verse', other: 'verses' })} of the ${text} can be shown at once. Follow the link to read more.`,

  noSuchPassage: (typed: string) => `There’s no ${typed} in the Bible.`,
  noSuchBook: (book: string) => `There’s no book called ${book} in the Bible.`,
  otherCanon: (book: string, text: string) =>
    `${book} is part of Catholic and Orthodox Bibles. The ${text} shown here has 66 books, without it.`,
  notFound: (typed: string) => `We couldn’t find ${typed}.`,
  noVerses: (typed: string) => `There are no verses at ${typed}.`,
  verseZero: (typed: string) => `Verses start at 1, so there’s no ${typed}.`,
  doxology: (text: string) => `In the ${text}, Romans 16:25-27 is printed as Romans 14:24-26.`,
  numberedElsewhere: (typed: string, text: string) => `Some Bibles have ${typed}. The ${text} doesn’t.`,
  endsAt: (text: string, chapter: string, last: number) => `In the ${text}, ${chapter} ends at verse ${last}.`,
  chapters: (book: string, has: number, asked: number) =>
    pluralOf(has, {
      one: `${book} has only one chapter, so there’s no chapter ${asked}.`,
      other: `${book} has ${has} chapters, so there’s no chapter ${asked}.`,
    }),
  psalms: (has: number, asked: number) => `There are ${has} psalms, so there’s no Psalm ${asked}.`,
  verses: (chapter: string, has: number, asked: number) =>
    `${chapter} has ${has} verses, so there’s no verse ${asked}.`,
};

export type ScriptureMessages = typeof en;
