import { asOfSpanish } from '@lampstand/sdk/app';
import type { ExportMessages } from './messages.en.ts';

export const es: ExportMessages = {
  locale: 'es',
  asOf: asOfSpanish,
  last: (church, day) => `${church}. Hecho con Lampstand, ${day}. Revíselo antes de usarlo.`,
  note: 'Nota',
  noTable: 'En este documento no hay ninguna tabla. Guárdelo como archivo de Word.',
  noDates: 'Nada en este documento tiene una fecha para un calendario.',
  tooLarge: (limit) => `Este documento es demasiado grande. Puede tener como máximo ${limit}.`,
  limits: {
    paragraphs: 'párrafos y elementos de listas',
    cells: 'celdas de tablas',
    entries: 'entradas de calendario',
    characters: 'caracteres fuera de las tablas',
    marks: 'asteriscos y corchetes',
    values: 'valores',
  },
};
