import type { Localized } from '@lampstand/sdk/app';

/** Of what is nowhere in the Bible, as it was typed. */
export const noSuch = (typed: string): Localized => ({
  en: `There is no ${typed} in the Bible.`,
  es: `En la Biblia no existe ${typed}.`,
});

/** What is wrong with a reference, in one sentence. Names of books and of texts stay as they are typed and printed. */
export const resolveWords = {
  noSuchBook: (book: string) => ({
    en: `There is no book called ${book} in the Bible.`,
    es: `En la Biblia no hay ningún libro llamado ${book}.`,
  }),
  foreign: (book: string, text: string) => ({
    en: `${book} is part of Catholic and Orthodox Bibles; the ${text} shown here has the 66 books without it.`,
    es: `${book} es parte de las Biblias católicas y ortodoxas; la ${text} que se muestra aquí tiene los 66 libros, sin él.`,
  }),
  notFound: (typed: string) => ({ en: `We could not find ${typed}.`, es: `No pudimos encontrar ${typed}.` }),
  noVerses: (typed: string) => ({ en: `There are no verses at ${typed}.`, es: `En ${typed} no hay versículos.` }),
  verseZero: (typed: string) => ({
    en: `Verses begin at 1: there is no ${typed}.`,
    es: `Los versículos empiezan en el 1: no existe ${typed}.`,
  }),
  doxology: (text: string) => ({
    en: `In the ${text} the closing words of Romans 16:25-27 stand at Romans 14:24-26.`,
    es: `En la ${text} las palabras finales de Romans 16:25-27 están en Romans 14:24-26.`,
  }),
  numberedElsewhere: (typed: string, text: string) => ({
    en: `${typed} is numbered in some Bibles; the ${text} has no text there.`,
    es: `${typed} lleva número en algunas Biblias; en la ${text} no hay texto en ese lugar.`,
  }),
  endsAt: (text: string, chapter: string, last: number) => ({
    en: `In the ${text}, ${chapter} ends at verse ${last}.`,
    es: `En la ${text}, ${chapter} termina en el versículo ${last}.`,
  }),
  chapters: (book: string, has: number, asked: number) =>
    has === 1
      ? {
          en: `${book} has only one chapter; there is no chapter ${asked}.`,
          es: `${book} tiene un solo capítulo; no hay capítulo ${asked}.`,
        }
      : {
          en: `${book} has ${has} chapters; there is no chapter ${asked}.`,
          es: `${book} tiene ${has} capítulos; no hay capítulo ${asked}.`,
        },
  psalms: (has: number, asked: number) => ({
    en: `There are ${has} psalms; there is no Psalm ${asked}.`,
    es: `Hay ${has} salmos; no existe el salmo ${asked}.`,
  }),
  verses: (chapter: string, has: number, asked: number) => ({
    en: `${chapter} has ${has} verses; there is no verse ${asked}.`,
    es: `${chapter} tiene ${has} versículos; no hay versículo ${asked}.`,
  }),
} satisfies { [name: string]: (...values: never[]) => Localized };
