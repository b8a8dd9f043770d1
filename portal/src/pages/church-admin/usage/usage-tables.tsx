import type { ChurchUsage } from '@lampstand/server/contracts';
import { writtenDate } from '../../../lib/dates.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import styles from './usage.module.css';

type Counted = Record<'runs' | 'errors', number> & { visitors?: number };
const counts = <Row extends Counted>(): Column<Row>[] => [
  { id: 'runs', heading: 'Runs', figures: true, cell: ({ runs }) => runs },
  { id: 'visitors', heading: 'Visitors', figures: true, cell: ({ visitors }) => visitors },
  { id: 'errors', heading: 'Errors', figures: true, cell: ({ errors }) => errors },
];

/** The same in figures: by app, by page, and day by day. */
export function UsageTables({ usage: { apps, pages, days } }: { usage: ChurchUsage }) {
  const busy = days.filter(({ runs, errors }) => runs + errors > 0).reverse();
  return (
    <div className={styles.tables}>
      <section aria-labelledby="by-app">
        <h3 id="by-app">By app</h3>
        <Table
          caption="By app"
          rows={apps}
          rowId={({ appId }) => appId}
          rowName={({ appName }) => appName}
          columns={[{ id: 'app', heading: 'App', cell: ({ appName }) => <b>{appName}</b> }, ...counts()]}
        />
      </section>
      <section aria-labelledby="by-page">
        <h3 id="by-page">By page</h3>
        <Table
          caption="By page"
          rows={pages}
          rowId={({ page }) => page}
          rowName={({ page }) => page}
          columns={[
            { id: 'page', heading: 'Page', cell: ({ page }) => <b>{page || 'A page that did not say which'}</b> },
            ...counts<ChurchUsage['pages'][number]>().filter(({ id }) => id !== 'visitors'),
          ]}
        />
      </section>
      <section aria-labelledby="by-day">
        <h3 id="by-day">By day</h3>
        {busy.length === 0 ? (
          <p className="muted">Apps were opened in these days, and nothing was run.</p>
        ) : (
          <>
            <Table
              caption="By day, the newest first"
              rows={busy}
              rowId={({ day }) => day}
              rowName={({ day }) => day}
              columns={[
                { id: 'day', heading: 'Day', cell: ({ day }) => <span className="fig">{writtenDate(day)}</span> },
                ...counts(),
              ]}
            />
            <p className="small muted">Days without a run are left out here; the saved table has them all.</p>
          </>
        )}
      </section>
    </div>
  );
}
