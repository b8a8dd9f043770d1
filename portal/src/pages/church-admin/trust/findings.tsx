import { type ChurchTrust, scriptureStates } from '@lampstand/server/contracts';
import { Table } from '../../../ui/table.tsx';
import styles from './trust.module.css';
import { stateWords } from './trust-words.ts';

/** Each thing that the check can find, what happens with it, and how often it did. */
export function Findings({ totals }: { totals: ChurchTrust['totals'] }) {
  return (
    <section aria-labelledby="findings" className={styles.findings}>
      <h3 id="findings">What was found</h3>
      <Table
        caption="What was found, and what happened with it"
        rows={scriptureStates}
        rowId={(state) => state}
        rowName={(state) => stateWords[state].name}
        columns={[
          { id: 'state', heading: 'Found', cell: (state) => <b>{stateWords[state].name}</b> },
          { id: 'means', heading: 'What happens', cell: (state) => stateWords[state].means },
          { id: 'count', heading: 'Times', figures: true, cell: (state) => totals[state].toLocaleString('en-US') },
        ]}
      />
    </section>
  );
}
