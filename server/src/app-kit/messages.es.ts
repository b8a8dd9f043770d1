import { countInWords, countOf } from './counts.ts';
import type { Messages } from './messages.en.ts';

export const messages: Messages = {
  moreVerses: (count) =>
    `Sigue ${countOf(count, { one: 'versículo más', other: 'versículos más' }, 'es')}; abra el enlace para leer el resto.`,
  firstVerses: (shown, all) => `Los primeros ${shown} de ${all} versículos; abra el enlace para leer el resto.`,
  aboutPassage: 'Sobre el pasaje que indicó',
  noSuchPassage: (typed) => `No encontramos “${typed}” en la Biblia. Escríbalo como “Salmo 23” o “Romanos 8:26”.`,
  nextStep: 'El siguiente paso',
  movedCloser: (count) =>
    `${countInWords(count, { one: 'paso quedaba', other: 'pasos quedaban' }, 'es')} antes de hoy, así que los días están más juntos de lo debido.`,
  dayHasPassed: 'El día ya pasó, así que solo se muestra lo que viene después.',
  item: 'Concepto',
  amount: 'Monto',
  share: 'Parte',
  total: 'Total',
  subtotal: (group) => `${group}, en total`,
};
