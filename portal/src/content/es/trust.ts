import { pluralOf } from '@lampstand/sdk/app';
import { figures } from '../../lib/figures.ts';
import type { TrustWords } from '../en/trust.ts';

const n = (count: number) => figures(count, 'es');
const plural = (count: number, one: string, other: string) => pluralOf(count, { one, other }, 'es');
const times = (count: number) => `${n(count)} ${plural(count, 'vez', 'veces')}`;

/** Texts of the Trust tab in Spanish. */
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
  setRight: 'Corregidas',
  leftOut: 'Omitidas',
  check: (all, verified, setRight, leftOut) => {
    const what = plural(all, 'referencia o cita', 'referencias y citas');
    const checked = plural(all, 'Se comprobó', 'Se comprobaron');
    if (setRight + leftOut === 0) return `${checked} ${n(all)} ${what}, y no hubo que cambiar nada.`;
    const sums = [
      `${n(verified)} ${plural(verified, 'estaba', 'estaban')} bien`,
      `${n(setRight)} se ${plural(setRight, 'corrigió', 'corrigieron')}`,
      `${n(leftOut)} se ${plural(leftOut, 'omitió', 'omitieron')}`,
    ];
    return `De ${n(all)} ${what}, ${sums[0]}, ${sums[1]} y ${sums[2]}, siempre antes de que alguien las leyera.`;
  },

  corrected: 'Corregidas u omitidas',
  busy: (busy, days) => `Se comprobaron citas en ${busy} de ${days} días. La tabla guardada tiene cada día.`,

  found: 'Resultados',
  foundCaption: 'Resultados de la comprobación',
  foundColumns: { outcome: 'Resultado', means: 'Qué hacemos', count: 'Veces' },
  outcomes: {
    verified: {
      name: 'Comprobado palabra por palabra',
      means: 'La referencia existe y las palabras citadas son las impresas. Se muestran tal como están.',
    },
    'set-right': {
      name: 'Corregido',
      means:
        'Había palabras cambiadas, otra referencia, o el versículo solo se contaba con otras palabras. Mostramos las palabras impresas, la referencia correcta o «en otras palabras».',
    },
    'left-out': {
      name: 'Omitido',
      means:
        'El versículo no existe, las palabras eran inventadas o aquí no las podemos mostrar. La frase se omite, o quedan solo la referencia y un enlace.',
    },
  },

  help: 'Veces que mostramos ayuda en una crisis',
  helpText:
    'Cuando alguien escribe como si estuviera en peligro, mostramos primero números de teléfono, junto con su contacto de acompañamiento. Guardamos este número y nada más, porque la gente solo escribe de su peor hora donde nadie mira. Nadie puede averiguar quién fue, tampoco nosotros.',

  written: 'Redactores',
  writtenText:
    'El redactor incorporado compone con textos que personas escribieron y revisaron. Un modelo sigue nuestras instrucciones, que llevan una fecha nueva cuando cambian.',
  fallback: (late, withheld) => {
    const parts = [
      late > 0 && `un modelo falló ${times(late)}`,
      withheld > 0 && `se retuvieron las palabras de un modelo ${times(withheld)}`,
    ].filter((part) => part !== false);
    const sentence = parts.join(', y ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. En su lugar escribió el redactor incorporado, y lo dijo.`;
  },
  writtenCaption: 'Redactores, el más reciente primero',
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
    '13-months': { label: '13 meses', help: 'Lo bastante para comparar esta Pascua con la anterior.' },
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
