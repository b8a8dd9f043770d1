import type { TrustMessages } from './messages.en.ts';

export const es: TrustMessages = {
  what: 'Qué',
  count: 'Veces',
  names: {
    verified: 'verificado palabra por palabra',
    'set-right': 'corregido',
    'left-out': 'quitado',
    references: 'citas',
    crisis: 'ayuda en crisis',
    'built-in': 'escrito sin IA',
    model: 'escrito con IA',
    withheld: 'retenido',
    'fell-back': 'la IA no pudo escribir',
  },
  day: 'Día',
  app: 'Aplicación',
  checked: 'Verificado',
  corrected: 'Corregido o quitado',
  crisis: 'Ayuda en crisis mostrada',
  written: 'Escrito',
  writer: 'Cómo se escribió',
  writers: { 'built-in': 'sin IA', model: 'con IA' },
  model: 'Modelo de IA',
  version: 'Versión de las instrucciones',
  first: 'Primera vez',
  last: 'Última vez',
};
