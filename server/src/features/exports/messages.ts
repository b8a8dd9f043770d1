import { type AsOfWords, asOfEnglish, asOfSpanish } from '@lampstand/sdk/app';

interface DocxWords {
  /** For dates. */
  locale: string;
  asOf: AsOfWords;
  last: (church: string, day: string) => string;
}

/** The lines of a Word file that no app wrote. */
export const docxWords: Readonly<Record<'en' | 'es', DocxWords>> = {
  en: {
    locale: 'en-US',
    asOf: asOfEnglish,
    last: (church, day) => `${church}. Made with Lampstand, ${day}. Review before use.`,
  },
  es: {
    locale: 'es',
    asOf: asOfSpanish,
    last: (church, day) => `${church}. Hecho con Lampstand, ${day}. Revíselo antes de usarlo.`,
  },
};
