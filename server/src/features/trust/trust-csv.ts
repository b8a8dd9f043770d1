import { stringify } from 'csv-stringify/sync';
import { dayOf } from '../../platform/clock.ts';
import { type ChurchTrust, type QualityEvent, qualityEvents } from './contract.ts';

interface Heads {
  what: string;
  count: string;
  /** Row headings of the first table. */
  names: { readonly [Event in QualityEvent]: string };
  day: string;
  app: string;
  checked: string;
  corrected: string;
  crisis: string;
  written: string;
  writer: string;
  writers: { 'built-in': string; model: string };
  model: string;
  version: string;
  first: string;
  last: string;
}

const heads: { readonly en: Heads; readonly es: Heads } = {
  en: {
    what: 'What',
    count: 'Count',
    names: {
      verified: 'checked word for word',
      'set-right': 'set right',
      'left-out': 'left out',
      references: 'references',
      crisis: 'crisis notes',
      'built-in': 'written by the built-in writer',
      model: 'written by a model',
      withheld: 'held back',
      'fell-back': 'a model could not write',
    },
    day: 'Day',
    app: 'App',
    checked: 'Checked',
    corrected: 'Set right or left out',
    crisis: 'Crisis notes shown',
    written: 'Written',
    writer: 'Writer',
    writers: { 'built-in': 'built-in writer', model: 'model' },
    model: 'Model',
    version: 'Version of the instructions',
    first: 'First',
    last: 'Last',
  },
  es: {
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
  },
};

/** The trust page as CSV for spreadsheets. Cells that a spreadsheet would run as formulas are escaped. */
export function trustCsv({ totals, days, apps, writers }: ChurchTrust, lang: keyof typeof heads = 'en'): string {
  const said = heads[lang];
  const sums = [said.checked, said.corrected, said.crisis];
  const rows = [
    [said.what, said.count],
    ...qualityEvents.map((what) => [said.names[what], totals[what]]),
    [],
    [said.day, ...sums],
    ...days.map(({ day, checked, corrected, crisis }) => [day, checked, corrected, crisis]),
    [],
    [said.app, ...sums, said.written],
    ...apps.map(({ appName, checked, corrected, crisis, written }) => [appName, checked, corrected, crisis, written]),
    [],
    [said.app, said.writer, said.model, said.version, said.first, said.last],
    ...writers.map(({ appName, writer, model, promptVersion, firstSeenAt, lastSeenAt }) => [
      ...[appName, said.writers[writer], model ?? '', promptVersion ?? ''],
      ...[dayOf(firstSeenAt), dayOf(lastSeenAt)],
    ]),
  ];
  return stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
