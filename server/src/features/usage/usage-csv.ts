import { stringify } from 'csv-stringify/sync';
import type { ChurchUsage } from '../websites/index.ts';

/** The days of a church's usage as a table for spreadsheets; a cell that would run as a formula is escaped. */
export function usageCsv({ days, apps, pages }: ChurchUsage): string {
  const rows = [
    ['Day', 'Runs', 'Visitors', 'Errors'],
    ...days.map(({ day, runs, visitors, errors }) => [day, runs, visitors, errors]),
    [],
    ['App', 'Runs', 'Visitors', 'Errors'],
    ...apps.map(({ appName, runs, visitors, errors }) => [appName, runs, visitors, errors]),
    [],
    ['Page', 'Runs', 'Errors'],
    ...pages.map(({ page, runs, errors }) => [page || 'unknown', runs, errors]),
  ];
  return stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
