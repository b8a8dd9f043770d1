import { pluralOf } from '@lampstand/sdk/app';
import type { ScriptureMessages } from './messages.en.ts';
import { spanishReference as named } from './spanish-books.ts';

export const es: ScriptureMessages = {
  setRight: (reference) => `Corregimos el texto de ${named(reference)}.`,
  moved: (reference, typed) => `Estas palabras están en ${named(reference)}, no en ${named(typed)}.`,
  leftOut: (problem) => `${problem} Quitamos esa frase.`,
  notTheWords: (typed, reference) =>
    `“${typed}” no son ${reference ? `las palabras de ${named(reference)}` : 'palabras de la Biblia'}, así que quitamos las comillas.`,
  invented: (reference) => `${named(reference)} no dice eso; quitamos la frase.`,
  notInTheBible: (saying, instead, reference) =>
    `“${saying}” no está en la Biblia. ${instead}${reference ? ` Vea ${named(reference)}.` : ''}`,
  noText: 'No hay ninguna traducción de la Biblia disponible.',
  limit: (text, most) =>
    `De la ${text} se pueden mostrar como máximo ${most.toLocaleString('en-US')} ${pluralOf(most, { one: 'versículo', other: 'versículos' }, 'es')}. Siga el enlace para leer más.`,

  noSuchPassage: (typed) => `En la Biblia no existe ${named(typed)}.`,
  noSuchBook: (book) => `En la Biblia no hay ningún libro llamado ${book}.`,
  otherCanon: (book, text) =>
    `${named(book)} es parte de las Biblias católicas y ortodoxas; la ${text} que se muestra aquí tiene los 66 libros, sin él.`,
  notFound: (typed) => `No pudimos encontrar ${named(typed)}.`,
  noVerses: (typed) => `En ${named(typed)} no hay versículos.`,
  verseZero: (typed) => `Los versículos empiezan en el 1: no existe ${named(typed)}.`,
  doxology: (text) => `En la ${text}, las palabras finales de Romanos 16:25-27 están en Romanos 14:24-26.`,
  numberedElsewhere: (typed, text) => `Algunas Biblias tienen ${named(typed)}. La ${text} no lo tiene.`,
  endsAt: (text, chapter, last) => `En la ${text}, ${named(chapter)} termina en el versículo ${last}.`,
  chapters: (book, has, asked) =>
    pluralOf(
      has,
      {
        one: `${named(book)} tiene un solo capítulo; no hay capítulo ${asked}.`,
        other: `${named(book)} tiene ${has} capítulos; no hay capítulo ${asked}.`,
      },
      'es',
    ),
  psalms: (has, asked) => `Hay ${has} salmos; no existe el salmo ${asked}.`,
  verses: (chapter, has, asked) => `${named(chapter)} tiene ${has} versículos; no hay versículo ${asked}.`,
};
