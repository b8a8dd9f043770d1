import type { ChurchTrust, WriterSeen } from '@lampstand/server/contracts';
import { shortDate, writtenDate } from '../../../lib/dates.ts';
import { useModelBudget } from '../../../lib/use-trust.ts';
import { Table } from '../../../ui/table.tsx';
import styles from './trust.module.css';
import { dollars, fallbackInWords } from './trust-words.ts';

const idOf = ({ appId, writer, model, promptVersion }: WriterSeen) => [appId, writer, model, promptVersion].join(' ');
const nameOf = ({ writer, model }: WriterSeen) => (writer === 'model' ? (model ?? 'A model') : 'Built-in writer');

/** What has written for the church, in which version, from when to when; and what models cost it this month. */
export function Writers({ trust, church }: { trust: ChurchTrust; church?: string }) {
  const fallback = fallbackInWords(trust.totals);
  return (
    <section aria-labelledby="writers" className={styles.findings}>
      <h3 id="writers">What has written</h3>
      <p className={styles.note}>
        The built-in writer composes from texts that people wrote and checked. A model takes instructions from us; when
        they change, they get a new date. {fallback}
      </p>
      {trust.writers.length === 0 ? (
        <p className="muted">
          {trust.keep === 'nothing' ? 'What wrote is not noted either.' : 'Nothing has been written yet.'}
        </p>
      ) : (
        <Table
          caption="What has written, the most recent first"
          rows={trust.writers}
          rowId={idOf}
          rowName={nameOf}
          columns={[
            { id: 'writer', heading: 'Writer', cell: (row) => <b>{nameOf(row)}</b> },
            { id: 'app', heading: 'App', cell: ({ appName }) => appName },
            {
              id: 'version',
              heading: 'Instructions of',
              figures: true,
              cell: ({ promptVersion }) => (promptVersion ? writtenDate(promptVersion) : 'None needed'),
            },
            { id: 'first', heading: 'First', figures: true, cell: (row) => shortDate(row.firstSeenAt) },
            { id: 'last', heading: 'Last', figures: true, cell: (row) => shortDate(row.lastSeenAt) },
          ]}
        />
      )}
      <ModelBudget church={church} />
    </section>
  );
}

function ModelBudget({ church }: { church?: string }) {
  const { budget } = useModelBudget(church);
  if (!budget || budget.used + budget.reserved === 0) {
    return <p className={styles.note}>Models have cost nothing this month.</p>;
  }
  const { used, reserved, cap } = budget;
  return (
    <div className={styles.budget}>
      <p>
        <b>Models this month</b>
        <span>
          {dollars(used + reserved)} of {dollars(cap)}
        </span>
      </p>
      <meter min={0} max={cap} high={cap * 0.8} value={used + reserved} aria-label="Models this month" />
      <p className="small muted">When it is used up, the built-in writer writes until the month ends.</p>
    </div>
  );
}
