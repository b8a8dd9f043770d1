import type { PassageTranslation } from '@lampstand/sdk/app';
import { AppError } from '../../platform/http/app-error.ts';
import type { Translation } from '../../scripture/reader.ts';

/** Label of a translation. */
export const labelOf = ({ id, name, copyright }: Translation): PassageTranslation => ({
  ...{ id, name },
  ...(copyright && { copyright }),
});

export const noSuchPassage = (reference: string) =>
  new AppError('not_found', {
    en: `We couldn’t find “${reference}”. Please check the book, the chapter and the verse.`,
    es: `No encontramos “${reference}”. Revise el libro, el capítulo y el versículo.`,
  });
