import type { SeenPage } from '@lampstand/server/contracts';
import { lastSeen } from '../../../lib/dates.ts';
import { useApps } from '../../../lib/use-apps.ts';
import { useSeenPages } from '../../../lib/use-sites.ts';
import { Art } from '../../../ui/art.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Empty, Loaded } from '../../../ui/loaded.tsx';
import { type Column, Pager, Table } from '../../../ui/table.tsx';
import { Failures } from './failures.tsx';
import styles from './sites.module.css';

const forms: Readonly<Record<SeenPage['form'], string>> = {
  line: 'Script line',
  placeholder: 'Placeholder',
  iframe: 'Plain frame',
  link: 'Link',
  hosted: 'Own page',
  element: 'Custom element',
  unknown: 'Not known',
};
const failuresOf = ({ failures }: SeenPage) => failures.reduce((sum, { count }) => sum + count, 0);

/** Where the church's apps were opened last, and whether they are well there. */
export function SeenPages({ church }: { church?: string }) {
  const { seen, error, retry, pages } = useSeenPages(church);
  const { apps } = useApps();
  const nameOf = (appId: string) => apps?.find(({ id }) => id === appId)?.name ?? appId;
  const columns: Column<SeenPage>[] = [
    { id: 'page', heading: 'Page', cell: ({ page }) => <b className={styles.address}>{page}</b> },
    { id: 'app', heading: 'App', cell: ({ appId }) => nameOf(appId) },
    { id: 'form', heading: 'Put in as', cell: ({ form }) => forms[form] },
    { id: 'seen', heading: 'Last seen', figures: true, cell: ({ lastSeenAt }) => lastSeen(lastSeenAt) },
    { id: 'openings', heading: 'Openings in 7 days', figures: true, cell: ({ openings }) => openings },
    {
      id: 'health',
      heading: 'Health',
      cell: (page) => {
        const failed = failuresOf(page);
        if (failed === 0) return <Badge tone="on">Well</Badge>;
        return <Badge tone="bad">{failed === 1 ? '1 failure' : `${failed} failures`}</Badge>;
      },
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="seen">
      <h2 id="seen">Where your apps were seen</h2>
      <Loaded
        name="pages"
        data={seen}
        error={error}
        retry={retry}
        empty={{
          when: (rows: SeenPage[]) => rows.length === 0,
          show: (
            <Empty
              art={<Art name="shelf" />}
              title="Nowhere yet"
              text="A page appears here when somebody opens it with one of your apps in it."
            />
          ),
        }}
      >
        {(rows) => (
          <>
            <Table
              caption="Pages"
              rows={rows}
              rowId={({ page, appId }) => `${page} ${appId}`}
              rowName={({ page }) => page}
              columns={columns}
            />
            <Pager
              shown={`${rows.length} shown, newest first`}
              more={pages.more}
              loading={pages.loading}
              onMore={pages.next}
            />
            <Failures pages={rows} nameOf={nameOf} />
          </>
        )}
      </Loaded>
    </section>
  );
}
