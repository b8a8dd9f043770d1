import type { SeenPage } from '@lampstand/server/contracts';
import { EmptyIllustration } from '../../../illustrations/empty-illustration.tsx';
import { lastSeen } from '../../../lib/dates.ts';
import { useApps } from '../../../lib/use-apps.ts';
import { useSeenPages } from '../../../lib/use-sites.ts';
import { Empty } from '../../../ui/async-state.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Pager, Table } from '../../../ui/table.tsx';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { Failures } from './failures.tsx';
import styles from './sites.module.css';

const failuresOf = ({ failures }: SeenPage) => failures.reduce((sum, { count }) => sum + count, 0);

/** Pages where the church's apps were seen, with failures. */
export function SeenPages() {
  const { words, lang, church } = useAdmin();
  const { seen: said } = words.sections;
  const { columns: names } = said;
  const { seen, error, retry, pages } = useSeenPages(church);
  const { apps } = useApps();
  const nameOf = (appId: string) => apps?.find(({ id }) => id === appId)?.name ?? appId;
  const columns: Column<SeenPage>[] = [
    { id: 'page', heading: names.page, cell: ({ page }) => <b className={styles.address}>{page}</b> },
    { id: 'app', heading: names.app, cell: ({ appId }) => nameOf(appId) },
    { id: 'form', heading: names.form, cell: ({ form }) => said.forms[form] },
    {
      id: 'seen',
      heading: names.seen,
      figures: true,
      cell: ({ lastSeenAt }) => lastSeen(lastSeenAt, Date.now(), lang),
    },
    { id: 'openings', heading: names.openings, figures: true, cell: ({ openings }) => openings },
    {
      id: 'health',
      heading: names.health,
      cell: (page) => {
        const failed = failuresOf(page);
        if (failed === 0) return <Badge tone="on">{said.well}</Badge>;
        return <Badge tone="bad">{said.failures(failed)}</Badge>;
      },
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="seen">
      <h2 id="seen">{said.title}</h2>
      <Fetched
        name={said.name}
        failed={said.failed}
        data={seen}
        error={error}
        retry={retry}
        empty={{
          when: (rows: SeenPage[]) => rows.length === 0,
          show: <Empty art={<EmptyIllustration name="books" />} title={said.none} text={said.noneText} />,
        }}
      >
        {(rows) => (
          <>
            <Table
              caption={said.caption}
              rows={rows}
              rowId={({ page, appId }) => `${page} ${appId}`}
              rowName={({ page }) => page}
              columns={columns}
            />
            <Pager
              shown={said.shown(rows.length)}
              more={pages.more}
              loading={pages.loading}
              onMore={pages.next}
              words={said}
            />
            <Failures pages={rows} nameOf={nameOf} />
          </>
        )}
      </Fetched>
    </section>
  );
}
