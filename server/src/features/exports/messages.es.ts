import { asOfSpanish } from '@lampstand/sdk/app';
import type { ExportMessages } from './messages.en.ts';

export const es: ExportMessages = {
  locale: 'es-US',
  asOf: asOfSpanish,
  last: (church, day) => `${church}. Hecho con Lampstand el ${day}. Revíselo antes de usarlo.`,
  note: 'Nota',
  noTable: 'Aquí no hay ninguna tabla. Guárdelo como archivo de Word.',
  noDates: 'No hay fechas para agregar a un calendario.',
  tooLarge: (limit) => `Esto es demasiado grande. Puede tener como máximo ${limit}.`,
  limits: {
    paragraphs: 'párrafos y elementos de listas',
    cells: 'celdas de tablas',
    entries: 'entradas de calendario',
    characters: 'caracteres fuera de las tablas',
    marks: 'asteriscos y corchetes',
    values: 'valores',
  },
};
