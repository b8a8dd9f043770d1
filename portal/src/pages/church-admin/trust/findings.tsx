import { type ChurchTrust, verseStatuses } from '@lampstand/server/contracts';
import { figures } from '../../../lib/figures.ts';
import { Table } from '../../../ui/table.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './trust.module.css';

/** The three outcomes of the scripture check, with their counts. */
export function Findings({ totals }: { totals: ChurchTrust['totals'] }) {
  const { words, lang } = useAdmin();
  const { found, foundCaption, foundColumns: names, outcomes } = words.trust;
  return (
    <section aria-labelledby="findings" className={styles.findings}>
      <h3 id="findings">{found}</h3>
      <Table
        caption={foundCaption}
        rows={verseStatuses}
        rowId={(status) => status}
        rowName={(status) => outcomes[status].name}
        columns={[
          { id: 'outcome', heading: names.outcome, cell: (status) => <b>{outcomes[status].name}</b> },
          { id: 'means', heading: names.means, cell: (status) => outcomes[status].means },
          { id: 'count', heading: names.count, figures: true, cell: (status) => figures(totals[status], lang) },
        ]}
      />
    </section>
  );
}
