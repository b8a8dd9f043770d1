import { type ChurchTrust, scriptureStates } from '@lampstand/server/contracts';
import { figures } from '../../../lib/figures.ts';
import { Table } from '../../../ui/table.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './trust.module.css';

/** Each thing that the check can find, what happens with it, and how often it did. */
export function Findings({ totals }: { totals: ChurchTrust['totals'] }) {
  const { words, lang } = useAdmin();
  const { found, foundCaption, foundColumns: names, states } = words.trust;
  return (
    <section aria-labelledby="findings" className={styles.findings}>
      <h3 id="findings">{found}</h3>
      <Table
        caption={foundCaption}
        rows={scriptureStates}
        rowId={(state) => state}
        rowName={(state) => states[state].name}
        columns={[
          { id: 'state', heading: names.state, cell: (state) => <b>{states[state].name}</b> },
          { id: 'means', heading: names.means, cell: (state) => states[state].means },
          { id: 'count', heading: names.count, figures: true, cell: (state) => figures(totals[state], lang) },
        ]}
      />
    </section>
  );
}
