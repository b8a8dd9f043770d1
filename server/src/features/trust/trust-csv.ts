import { stringify } from 'csv-stringify/sync';
import type { ChurchTrust } from './contract.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The trust page as a table for spreadsheets; a cell that would run as a formula is escaped. */
export function trustCsv({ totals, days, apps, writers }: ChurchTrust): string {
  const rows = [
    ['What', 'Count'],
    ...Object.entries(totals),
    [],
    ['Day', 'Checked', 'Corrected', 'Crisis notes shown'],
    ...days.map(({ day, checked, corrected, crisis }) => [day, checked, corrected, crisis]),
    [],
    ['App', 'Checked', 'Corrected', 'Crisis notes shown', 'Written'],
    ...apps.map(({ appName, checked, corrected, crisis, written }) => [appName, checked, corrected, crisis, written]),
    [],
    ['App', 'Writer', 'Model', 'Version of the instructions', 'First', 'Last'],
    ...writers.map(({ appName, writer, model, promptVersion, firstSeenAt, lastSeenAt }) => [
      ...[appName, writer, model ?? '', promptVersion ?? ''],
      ...[dayOf(firstSeenAt), dayOf(lastSeenAt)],
    ]),
  ];
  return stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
