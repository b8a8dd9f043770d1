import { figures } from '../../lib/figures.ts';
import type { TrustWords } from '../en/trust.ts';

const n = (count: number) => figures(count, 'es');
const veces = (count: number) => `${n(count)} ${count === 1 ? 'vez' : 'veces'}`;

/** The same in Spanish. */
export const trustEs: TrustWords = {
  title: 'Qué se comprobó',
  lead: 'Todo lo que citan las aplicaciones se compara con la Biblia impresa antes de que nadie lo lea. Esto es lo que se encontró. Solo se guardan números: ningún texto, ningún nombre.',
  name: 'las cifras',
  failed: 'No se pudieron obtener las cifras.',
  csvFile: (from, to) => `confianza-${from}-${to}.csv`,
  nothingKept: 'No se cuenta nada',
  nothingKeptText:
    'Su iglesia no guarda cifras. Las citas se comprueban de todos modos. Para ver cifras aquí, elija abajo cuánto tiempo guardarlas.',
  notYet: 'En estos días no se citó nada',
  notYetText: 'Las cifras aparecen poco después de que una de sus aplicaciones cite la Biblia o nombre un versículo.',
  checked: 'Comprobadas',
  putRight: 'Corregidas',
  taken: 'Quitadas',
  check: (all, right, putRight, taken) => {
    const [what, checked] =
      all === 1 ? ['referencia o cita', 'Se comprobó'] : ['referencias y citas', 'Se comprobaron'];
    if (putRight + taken === 0) return `${checked} ${n(all)} ${what}, y no hubo que cambiar nada.`;
    const sums = [
      `${n(right)} ${right === 1 ? 'estaba' : 'estaban'} bien`,
      `${n(putRight)} se ${putRight === 1 ? 'corrigió' : 'corrigieron'}`,
      `${n(taken)} se ${taken === 1 ? 'quitó' : 'quitaron'}`,
    ];
    return `De ${n(all)} ${what}, ${sums[0]}, ${sums[1]} y ${sums[2]}, siempre antes de que alguien las leyera.`;
  },

  corrected: 'Corregidas o quitadas',
  busy: (busy, days) => `Se comprobó algo en ${busy} de ${days} días. La tabla guardada tiene cada día.`,

  found: 'Qué se encontró',
  foundCaption: 'Qué se encontró y qué se hizo con ello',
  foundColumns: { state: 'Hallazgo', means: 'Qué se hace', count: 'Veces' },
  states: {
    verified: {
      name: 'Comprobada palabra por palabra',
      means: 'Está en su lugar, palabra por palabra. Se muestra tal como está.',
    },
    repaired: {
      name: 'Texto corregido',
      means:
        'Faltaba, sobraba o se había cambiado una palabra, o el pasaje iba más allá del último versículo. Se muestra el texto impreso.',
    },
    moved: {
      name: 'En otro lugar',
      means: 'Las palabras están en la Biblia, en otro lugar. Se muestra el lugar correcto.',
    },
    'other-translation': {
      name: 'En otra traducción',
      means: 'Las palabras son de otra traducción impresa. Su nombre figura junto a ellas.',
    },
    paraphrase: {
      name: 'Una paráfrasis',
      means:
        'Parecía una cita y solo cuenta el versículo con otras palabras. Se quitan las comillas, y el texto lo dice.',
    },
    'not-in-translation': {
      name: 'No se muestra aquí',
      means:
        'Esta traducción no tiene palabras en ese lugar, o su editorial no deja mostrar más a la vez. La referencia se queda, con una nota que lo dice.',
    },
    'no-such-verse': {
      name: 'No existe ese versículo',
      means: 'No hay tal lugar en la Biblia, o las palabras que se le atribuyen son inventadas. La frase se quita.',
    },
  },

  help: 'Veces que se mostró a alguien dónde encontrar ayuda ahora',
  helpText:
    'Cuando lo que una persona escribe suena a que está en peligro, aparecen ante todo números de teléfono y, junto a ellos, su contacto de acompañamiento. Esto es un número y nada más, a propósito: la gente solo escribe su peor hora donde nadie mira. Nadie puede averiguar quién fue, y nosotros tampoco.',

  written: 'Qué ha escrito',
  writtenText:
    'El redactor incorporado compone con textos que personas escribieron y revisaron. Un modelo recibe instrucciones nuestras; cuando cambian, llevan una fecha nueva.',
  fallback: (late, withheld) => {
    const parts = [
      late > 0 && `un modelo no pudo escribir ${veces(late)}`,
      withheld > 0 && `lo que escribió un modelo se retuvo ${veces(withheld)}`,
    ].filter((part) => part !== false);
    const sentence = parts.join(', y ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}; en su lugar escribió el redactor incorporado, y lo dijo.`;
  },
  writtenCaption: 'Qué ha escrito, lo más reciente primero',
  writtenColumns: {
    ...{ writer: 'Quién escribió', app: 'Aplicación', version: 'Instrucciones' },
    ...{ first: 'Primera vez', last: 'Última vez' },
  },
  builtIn: 'Redactor incorporado',
  aModel: 'Un modelo',
  noneNeeded: 'No hacen falta',
  notNoted: 'Tampoco se anota quién escribió.',
  nothingWritten: 'Todavía no se ha escrito nada.',
  cost: 'Los modelos este mes',
  costOf: (spent, most) => `${spent} de ${most}`,
  costText: 'Cuando se agota, escribe el redactor incorporado hasta que termine el mes.',
  noCost: 'Los modelos no han costado nada este mes.',

  keep: 'Cuánto tiempo se guardan las cifras',
  keepText: 'Vale para esta página y también para «Uso». No cambia nada de lo que hacen las aplicaciones.',
  keepFor: 'Qué se guarda',
  choices: {
    '13-months': { label: '13 meses', help: 'Lo bastante para poner esta Pascua junto a la anterior.' },
    '30-days': { label: '30 días', help: 'Las cifras más antiguas se borran cada noche.' },
    nothing: {
      label: 'Nada',
      help: 'Lo que hay se borra y ya no se cuenta nada. «Uso» y la lista de páginas también quedan vacíos.',
    },
  },
  save: 'Guardar',
  kept: {
    '13-months': 'Las cifras se guardan durante 13 meses',
    '30-days': 'Las cifras se guardan durante 30 días',
    nothing: 'Ya no se cuenta nada',
  },
  asking: {
    '30-days': {
      title: '¿Borrar las cifras más antiguas?',
      text: 'Las cifras de los días anteriores se borran ahora, aquí y en «Uso». No se pueden recuperar.',
    },
    nothing: {
      title: '¿Borrar todas las cifras?',
      text: 'Todas las cifras de su iglesia se borran ahora, aquí y en «Uso», y también la lista de páginas donde se vieron sus aplicaciones. No se pueden recuperar. Desde entonces, la guía para poner una aplicación en su sitio ya no puede saber si alguien la abrió.',
    },
  },
  delete: 'Borrar',
};
