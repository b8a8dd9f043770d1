import { pluralOf } from '@lampstand/sdk/app';
import { figures } from '../../lib/figures.ts';
import type { TrustWords } from '../en/trust.ts';

const n = (count: number) => figures(count, 'es');
const plural = (count: number, one: string, other: string) => pluralOf(count, { one, other }, 'es');
const times = (count: number) => `${n(count)} ${plural(count, 'vez', 'veces')}`;

/** Texts of the Trust tab in Spanish. */
export const trustEs: TrustWords = {
  title: 'Qué se verificó',
  lead: 'Comparamos cada cita con la Biblia impresa antes de mostrarla. Aquí está el resultado. Solo guardamos números: ningún texto, ningún nombre.',
  name: 'las cifras',
  failed: 'No se pudieron cargar las cifras.',
  csvFile: (from, to) => `confianza-${from}-${to}.csv`,
  nothingKept: 'No se cuenta nada',
  nothingKeptText:
    'Su iglesia no guarda cifras. Las citas se verifican de todos modos. Para ver cifras aquí, elija abajo cuánto tiempo guardarlas.',
  notYet: 'En estos días no se citó nada',
  notYetText: 'Las cifras aparecen poco después de que una de sus aplicaciones cite la Biblia.',
  checked: 'Verificadas',
  setRight: 'Corregidas',
  leftOut: 'Quitadas',
  check: (all, verified, setRight, leftOut) => {
    const what = plural(all, 'cita', 'citas');
    const checked = plural(all, 'Se verificó', 'Se verificaron');
    if (setRight + leftOut === 0) return `${checked} ${n(all)} ${what}, y no hubo que cambiar nada.`;
    const sums = [
      `${n(verified)} ${plural(verified, 'estaba', 'estaban')} bien`,
      `${n(setRight)} se ${plural(setRight, 'corrigió', 'corrigieron')}`,
      `${n(leftOut)} se ${plural(leftOut, 'quitó', 'quitaron')}`,
    ];
    return `De ${n(all)} ${what}, ${sums[0]}, ${sums[1]} y ${sums[2]}, siempre antes de mostrarlas.`;
  },

  corrected: 'Corregidas o quitadas',
  busy: (busy, days) => `Se verificaron citas en ${busy} de ${days} días. El CSV tiene cada día.`,

  found: 'Resultados',
  foundCaption: 'Resultados de la verificación',
  foundColumns: { outcome: 'Resultado', means: 'Qué hacemos', count: 'Veces' },
  outcomes: {
    verified: {
      name: 'Verificado palabra por palabra',
      means: 'La cita existe y las palabras son las de la Biblia impresa. Se muestran tal como están.',
    },
    'set-right': {
      name: 'Corregido',
      means:
        'Había palabras cambiadas, otra cita, o el versículo dicho con otras palabras. Mostramos las palabras de la Biblia impresa, la cita correcta o “en otras palabras”.',
    },
    'left-out': {
      name: 'Quitado',
      means:
        'El versículo no existe, las palabras eran inventadas o no las podemos mostrar. Quitamos la frase, o quedan solo la cita y un enlace.',
    },
  },

  help: (count: number) => `${plural(count, 'Vez', 'Veces')} que mostramos líneas de ayuda`,
  helpText:
    'Cuando alguien escribe como si estuviera en peligro, primero aparecen las líneas de ayuda y su contacto pastoral. Guardamos este número y nada más, porque la gente solo escribe su peor hora donde nadie mira. Nadie puede saber quién fue, tampoco nosotros.',

  written: 'Cómo se escribió',
  writtenText:
    'Sin IA, el texto se arma con frases que personas escribieron y revisaron. La IA sigue nuestras instrucciones; aquí ve su fecha.',
  fallback: (late, withheld) => {
    const parts = [
      late > 0 && `la IA falló ${times(late)}`,
      withheld > 0 && `no mostramos lo que escribió la IA ${times(withheld)}`,
    ].filter((part) => part !== false);
    const sentence = parts.join(', y ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. Esos textos se escribieron sin IA, y la página lo dijo.`;
  },
  writtenCaption: 'Lo más reciente primero',
  writtenColumns: {
    ...{ writer: 'Cómo se escribió', app: 'Aplicación', version: 'Instrucciones' },
    ...{ first: 'Primera vez', last: 'Última vez' },
  },
  builtIn: 'Escrito sin IA',
  aModel: 'Escrito con IA',
  noneNeeded: 'No hacen falta',
  notNoted: 'Tampoco se guarda cómo se escribió.',
  nothingWritten: 'Todavía no hay textos.',
  cost: 'Costo de la IA este mes',
  costOf: (spent, most) => `${spent} de ${most}`,
  costText: 'Cuando se agota, las aplicaciones escriben sin IA hasta fin de mes.',
  noCost: 'Costo de la IA este mes: $0',

  keep: 'Cuánto tiempo se guardan las cifras',
  keepText: 'Se aplica aquí y en “Uso”. No cambia nada de lo que hacen las aplicaciones.',
  keepFor: 'Qué se guarda',
  choices: {
    '13-months': { label: '13 meses', help: 'Para comparar esta Semana Santa con la anterior.' },
    '30-days': { label: '30 días', help: 'Las cifras más antiguas se borran cada noche.' },
    nothing: {
      label: 'Nada',
      help: 'Lo que hay se borra y ya no se cuenta nada. “Uso” y la lista de páginas también quedan vacíos.',
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
      text: 'Las cifras de los días anteriores se borran ahora, aquí y en “Uso”. No se pueden recuperar.',
    },
    nothing: {
      title: '¿Borrar todas las cifras?',
      text: 'Todas las cifras de su iglesia se borran ahora, aquí y en “Uso”, y también la lista de páginas donde se vieron sus aplicaciones. No se pueden recuperar. La instalación ya no podrá saber si alguien abrió la aplicación.',
    },
  },
  delete: 'Borrar',
};
