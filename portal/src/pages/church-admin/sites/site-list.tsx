import type { ChurchSite } from '@lampstand/server/contracts';
import { useRef, useState } from 'react';
import { shortDate } from '../../../lib/dates.ts';
import { useSiteActions, useSites } from '../../../lib/use-sites.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Empty, Loaded } from '../../../ui/loaded.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { AddSite } from './add-site.tsx';
import styles from './sites.module.css';

const kinds = { site: 'Your website', wrapper: 'Your platform' } as const;

/** The addresses whose pages may show the church's apps. */
export function SiteList({ church }: { church?: string }) {
  const { sites, error, retry } = useSites(church);
  const { forbid } = useSiteActions(church);
  const [leaving, setLeaving] = useState<ChurchSite>();
  const heading = useRef<HTMLHeadingElement>(null);
  const columns: Column<ChurchSite>[] = [
    { id: 'site', heading: 'Address', cell: ({ origin }) => <b className={styles.address}>{origin}</b> },
    { id: 'kind', heading: 'Whose', cell: ({ kind }) => kinds[kind] },
    { id: 'since', heading: 'Allowed', figures: true, cell: ({ createdAt }) => shortDate(createdAt) },
    {
      id: 'do',
      heading: 'Actions',
      cell: (site) => (
        <Button look="quiet" size="slim" onClick={() => setLeaving(site)} aria-label={`Remove… ${site.origin}`}>
          Remove…
        </Button>
      ),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="sites">
      <header>
        <h2 id="sites" ref={heading} tabIndex={-1}>
          Websites
        </h2>
        <p className={styles.lead}>
          Your apps open on these addresses and nowhere else. Some platforms, such as Wix and Google Sites, put a frame
          of their own around what you paste; its address is listed as your platform’s.
        </p>
      </header>
      <Loaded
        name="websites"
        data={sites}
        error={error}
        retry={retry}
        empty={{
          when: (rows: ChurchSite[]) => rows.length === 0,
          show: (
            <Empty
              art={<Art name="door" />}
              title="No website yet"
              text="Until one is listed, an app explains on every page where it may be allowed."
            />
          ),
        }}
      >
        {(rows) => (
          <Table
            caption="Websites"
            rows={rows}
            rowId={({ origin }) => origin}
            rowName={({ origin }) => origin}
            columns={columns}
          />
        )}
      </Loaded>
      <AddSite church={church} />
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title="Take it off the list?"
        text={`Pages of ${leaving?.origin ?? ''} show an explanation in place of your apps from then on. You can allow them again.`}
        action="Remove"
        returnFocus={heading}
        onConfirm={async () => leaving !== undefined && forbid(leaving.origin)}
      />
    </section>
  );
}
