import { stringify } from 'csv-stringify/sync';
import type { ChurchUsage } from './contract.ts';

const heads = {
  en: {
    day: 'Day',
    app: 'App',
    page: 'Page',
    runs: 'Runs',
    visitors: 'Visitors',
    errors: 'Errors',
    unknown: 'unknown',
  },
  es: {
    day: 'Día',
    app: 'Aplicación',
    page: 'Página',
    runs: 'Usos',
    visitors: 'Visitas',
    errors: 'Errores',
    unknown: 'no se sabe',
  },
};

/** A church's usage as CSV. Cells that spreadsheets would run as a formula are escaped. */
export function usageCsv({ days, apps, pages }: ChurchUsage, lang: keyof typeof heads = 'en'): string {
  const said = heads[lang];
  const counts = [said.runs, said.visitors, said.errors];
  const rows = [
    [said.day, ...counts],
    ...days.map(({ day, runs, visitors, errors }) => [day, runs, visitors, errors]),
    [],
    [said.app, ...counts],
    ...apps.map(({ appName, runs, visitors, errors }) => [appName, runs, visitors, errors]),
    [],
    [said.page, said.runs, said.errors],
    ...pages.map(({ page, runs, errors }) => [page || said.unknown, runs, errors]),
  ];
  return stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
