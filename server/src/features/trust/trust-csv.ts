import type { Language } from '@lampstand/sdk/app';
import { stringify } from 'csv-stringify/sync';
import { dayOf } from '../../platform/clock.ts';
import { type ChurchTrust, qualityEvents } from './contract.ts';
import { en, type TrustMessages } from './messages.en.ts';
import { es } from './messages.es.ts';

const heads: { readonly [lang in Language]: TrustMessages } = { en, es };

/** The trust page as CSV for spreadsheets. Cells that a spreadsheet would run as formulas are escaped. */
export function trustCsv({ totals, days, apps, writers }: ChurchTrust, lang: Language = 'en'): string {
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
