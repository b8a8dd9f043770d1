import { pluralOf } from '@lampstand/sdk/app';
import type { ScriptureMessages } from './messages.en.ts';

export const es: ScriptureMessages = {
  setRight: (reference) => `Corregimos el texto de ${reference}.`,
  moved: (reference, typed) => `Estas palabras están en ${reference}, no en ${typed}.`,
  leftOut: (problem) => `${problem} Quitamos esa frase.`,
  notTheWords: (typed, reference) =>
    `“${typed}” no son ${reference ? `las palabras de ${reference}` : 'palabras de la Biblia'}, así que quitamos las comillas.`,
  invented: (reference) => `${reference} no dice eso; quitamos la frase.`,
  notInTheBible: (saying, instead, reference) =>
    `“${saying}” no está en la Biblia. ${instead}${reference ? ` Vea ${reference}.` : ''}`,
  noText: 'No hay ninguna traducción de la Biblia disponible.',
  limit: (text, most) =>
    `De la ${text} se pueden mostrar como máximo ${most.toLocaleString('en-US')} ${pluralOf(most, { one: 'versículo', other: 'versículos' }, 'es')}. Siga el enlace para leer más.`,

  noSuchPassage: (typed) => `En la Biblia no existe ${typed}.`,
  noSuchBook: (book) => `En la Biblia no hay ningún libro llamado ${book}.`,
  otherCanon: (book, text) =>
    `${book} es parte de las Biblias católicas y ortodoxas; la ${text} que se muestra aquí tiene los 66 libros, sin él.`,
  notFound: (typed) => `No pudimos encontrar ${typed}.`,
  noVerses: (typed) => `En ${typed} no hay versículos.`,
  verseZero: (typed) => `Los versículos empiezan en el 1: no existe ${typed}.`,
  doxology: (text) => `En la ${text}, las palabras finales de Romanos 16:25-27 están en Romanos 14:24-26.`,
  numberedElsewhere: (typed, text) => `Algunas Biblias tienen ${typed}. La ${text} no lo tiene.`,
  endsAt: (text, chapter, last) => `En la ${text}, ${chapter} termina en el versículo ${last}.`,
  chapters: (book, has, asked) =>
    pluralOf(
      has,
      {
        one: `${book} tiene un solo capítulo; no hay capítulo ${asked}.`,
        other: `${book} tiene ${has} capítulos; no hay capítulo ${asked}.`,
      },
      'es',
    ),
  psalms: (has, asked) => `Hay ${has} salmos; no existe el salmo ${asked}.`,
  verses: (chapter, has, asked) => `${chapter} tiene ${has} versículos; no hay versículo ${asked}.`,
};
