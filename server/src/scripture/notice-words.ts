import type { Localized } from '@lampstand/sdk/app';

/** What a reader is told of words that were checked; what is wrong with a reference is said in resolve-words.ts. */
export const noticeWords = {
  setRight: (reference: string) => ({
    en: `The words of ${reference} were set right.`,
    es: `Se corrigieron las palabras de ${reference}.`,
  }),
  moved: (reference: string, typed: string) => ({
    en: `These words stand at ${reference}, not at ${typed}.`,
    es: `Estas palabras están en ${reference}, no en ${typed}.`,
  }),
  leftOut: (problem: Localized) => ({
    en: `${problem.en} The sentence that named it was left out.`,
    es: `${problem.es} Se dejó fuera la frase que lo nombraba.`,
  }),
  notTheWords: (typed: string, reference?: string) => ({
    en: `“${typed}” are not ${reference ? `the words of ${reference}` : 'words of the Bible'}; the quotation marks were taken away.`,
    es: `«${typed}» no son ${reference ? `las palabras de ${reference}` : 'palabras de la Biblia'}; se quitaron las comillas.`,
  }),
  invented: (reference: string) => ({
    en: `Words that were given as ${reference} do not stand there; the sentence that quoted them was left out.`,
    es: `Las palabras que se daban como ${reference} no están allí; se dejó fuera la frase que las citaba.`,
  }),
  notInTheBible: (saying: string, instead: Localized, reference?: string) => ({
    en: `“${saying}” is not in the Bible. ${instead.en}${reference ? ` See ${reference}.` : ''}`,
    es: `«${saying}» no está en la Biblia. ${instead.es}${reference ? ` Vea ${reference}.` : ''}`,
  }),
} satisfies { [name: string]: (...values: never[]) => Localized };

export const noText: Localized = {
  en: 'There is no Bible text on this server.',
  es: 'En este servidor no hay ningún texto de la Biblia.',
};
