import type { ChurchUsage } from '@lampstand/server/contracts';
import type { SectionMessages } from '../../../content/en/church-admin.ts';
import { writtenDate } from '../../../lib/dates.ts';
import { figures } from '../../../lib/figures.ts';
import type { GuideLanguage } from '../../../lib/use-embed-codes.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './usage.module.css';

type Counted = Record<'runs' | 'errors', number> & { visitors?: number };
const counts = <Row extends Counted>(said: SectionMessages['usage'], lang: GuideLanguage): Column<Row>[] => [
  { id: 'runs', heading: said.runs, figures: true, cell: ({ runs }) => figures(runs, lang) },
  { id: 'visitors', heading: said.visitors, figures: true, cell: ({ visitors = 0 }) => figures(visitors, lang) },
  { id: 'errors', heading: said.errors, figures: true, cell: ({ errors }) => figures(errors, lang) },
];

/** Usage tables by app, page and day. */
export function UsageTables({ usage: { apps, pages, days } }: { usage: ChurchUsage }) {
  const { words, lang } = useAdmin();
  const { usage: said, app } = words.sections;
  const busy = days.filter(({ runs, errors }) => runs + errors > 0).reverse();
  return (
    <div className={styles.tables}>
      <section aria-labelledby="by-app">
        <h3 id="by-app">{said.byApp}</h3>
        <Table
          caption={said.byApp}
          rows={apps}
          rowId={({ appId }) => appId}
          rowName={({ appName }) => appName}
          columns={[{ id: 'app', heading: app, cell: ({ appName }) => <b>{appName}</b> }, ...counts(said, lang)]}
        />
      </section>
      <section aria-labelledby="by-page">
        <h3 id="by-page">{said.byPage}</h3>
        <Table
          caption={said.byPage}
          rows={pages}
          rowId={({ page }) => page}
          rowName={({ page }) => page}
          columns={[
            { id: 'page', heading: said.page, cell: ({ page }) => <b>{page || said.noPage}</b> },
            ...counts<ChurchUsage['pages'][number]>(said, lang).filter(({ id }) => id !== 'visitors'),
          ]}
        />
      </section>
      <section aria-labelledby="by-day">
        <h3 id="by-day">{said.byDay}</h3>
        {busy.length === 0 ? (
          <p className="muted">{said.nothingRun}</p>
        ) : (
          <>
            <Table
              caption={said.byDayCaption}
              rows={busy}
              rowId={({ day }) => day}
              rowName={({ day }) => day}
              columns={[
                {
                  id: 'day',
                  heading: said.day,
                  cell: ({ day }) => <span className="fig">{writtenDate(day, lang)}</span>,
                },
                ...counts(said, lang),
              ]}
            />
            <p className="small muted">{said.leftOut}</p>
          </>
        )}
      </section>
    </div>
  );
}
