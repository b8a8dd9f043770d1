import type { TrustMessages } from './messages.en.ts';

export const es: TrustMessages = {
  what: 'Qué',
  count: 'Veces',
  names: {
    verified: 'comprobado palabra por palabra',
    'set-right': 'corregido',
    'left-out': 'omitido',
    references: 'referencias',
    crisis: 'avisos de crisis',
    'built-in': 'escrito por el redactor incorporado',
    model: 'escrito por un modelo',
    withheld: 'retenido',
    'fell-back': 'un modelo no pudo escribir',
  },
  day: 'Día',
  app: 'Aplicación',
  checked: 'Comprobado',
  corrected: 'Corregido u omitido',
  crisis: 'Avisos de crisis mostrados',
  written: 'Escrito',
  writer: 'Quién escribió',
  writers: { 'built-in': 'redactor incorporado', model: 'modelo' },
  model: 'Modelo',
  version: 'Versión de las instrucciones',
  first: 'Primera vez',
  last: 'Última vez',
};
