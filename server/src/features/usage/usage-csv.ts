import type { Language } from '@lampstand/sdk/app';
import { stringify } from 'csv-stringify/sync';
import type { ChurchUsage } from './contract.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

const heads: { readonly [lang in Language]: typeof en } = { en, es };

/** A church's usage as CSV. Cells that spreadsheets would run as a formula are escaped. */
export function usageCsv({ days, apps, pages }: ChurchUsage, lang: Language = 'en'): string {
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
