import type { ChurchSite } from '@lampstand/server/contracts';
import { useRef, useState } from 'react';
import { EmptyIllustration } from '../../../illustrations/empty-illustration.tsx';
import { shortDate } from '../../../lib/dates.ts';
import { useSiteActions, useSites } from '../../../lib/use-sites.ts';
import { Empty } from '../../../ui/async-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useAdmin } from '../admin-context.ts';
import tab from '../admin-tab.module.css';
import { Fetched } from '../fetched.tsx';
import { AddSite } from './add-site.tsx';
import styles from './sites.module.css';

/** Websites that can show the church's apps. */
export function SiteList() {
  const { words, lang, church } = useAdmin();
  const { sites: said } = words.sections;
  const { columns: names } = said;
  const { sites, error, retry } = useSites(church);
  const { forbid } = useSiteActions(church, words.sections);
  const [leaving, setLeaving] = useState<ChurchSite>();
  const heading = useRef<HTMLHeadingElement>(null);
  const columns: Column<ChurchSite>[] = [
    { id: 'site', heading: names.site, cell: ({ origin }) => <b className={styles.address}>{origin}</b> },
    { id: 'kind', heading: names.kind, cell: ({ kind }) => said.kinds[kind] },
    { id: 'since', heading: names.since, figures: true, cell: ({ createdAt }) => shortDate(createdAt, lang) },
    {
      id: 'do',
      heading: names.do,
      cell: (site) => (
        <Button look="quiet" size="slim" onClick={() => setLeaving(site)} aria-label={`${said.remove} ${site.origin}`}>
          {said.remove}
        </Button>
      ),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="sites">
      <header>
        <h2 id="sites" ref={heading} tabIndex={-1}>
          {said.title}
        </h2>
        <p className={tab.lead}>{said.lead}</p>
      </header>
      <Fetched
        name={said.name}
        failed={said.failed}
        data={sites}
        error={error}
        retry={retry}
        empty={{
          when: (rows: ChurchSite[]) => rows.length === 0,
          show: <Empty art={<EmptyIllustration name="street" />} title={said.none} text={said.noneText} />,
        }}
      >
        {(rows) => (
          <Table
            caption={said.title}
            rows={rows}
            rowId={({ origin }) => origin}
            rowName={({ origin }) => origin}
            columns={columns}
          />
        )}
      </Fetched>
      <AddSite />
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={said.leave}
        text={said.leaveText(leaving?.origin ?? '')}
        action={said.leaveIt}
        lang={words.sections.lang}
        returnFocus={heading}
        onConfirm={async () => leaving !== undefined && forbid(leaving.origin)}
      />
    </section>
  );
}
