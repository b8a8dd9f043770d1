import type { ChurchTrust, WriterSeen } from '@lampstand/server/contracts';
import { shortDate, writtenDate } from '../../../lib/dates.ts';
import { dollars } from '../../../lib/figures.ts';
import { useModelBudget } from '../../../lib/use-trust.ts';
import { Table } from '../../../ui/table.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './trust.module.css';

const idOf = ({ appId, writer, model, promptVersion }: WriterSeen) => [appId, writer, model, promptVersion].join(' ');

/** Writers seen in the church's apps, with versions and dates, and the cost of models this month. */
export function Writers({ trust: { totals, writers, keep } }: { trust: ChurchTrust }) {
  const { words, lang } = useAdmin();
  const { trust: said } = words;
  const { writtenColumns: names } = said;
  const [late, withheld] = [totals['fell-back'], totals.withheld];
  const nameOf = ({ writer, model }: WriterSeen) => (writer === 'model' ? (model ?? said.aModel) : said.builtIn);
  return (
    <section aria-labelledby="writers" className={styles.findings}>
      <h3 id="writers">{said.written}</h3>
      <p className={styles.note}>
        {said.writtenText} {late + withheld > 0 && said.fallback(late, withheld)}
      </p>
      {writers.length === 0 ? (
        <p className="muted">{keep === 'nothing' ? said.notNoted : said.nothingWritten}</p>
      ) : (
        <Table
          caption={said.writtenCaption}
          rows={writers}
          rowId={idOf}
          rowName={nameOf}
          columns={[
            { id: 'writer', heading: names.writer, cell: (row) => <b>{nameOf(row)}</b> },
            { id: 'app', heading: names.app, cell: ({ appName }) => appName },
            {
              id: 'version',
              heading: names.version,
              figures: true,
              cell: ({ promptVersion }) => (promptVersion ? writtenDate(promptVersion, lang) : said.noneNeeded),
            },
            { id: 'first', heading: names.first, figures: true, cell: (row) => shortDate(row.firstSeenAt, lang) },
            { id: 'last', heading: names.last, figures: true, cell: (row) => shortDate(row.lastSeenAt, lang) },
          ]}
        />
      )}
      <ModelBudget />
    </section>
  );
}

function ModelBudget() {
  const { words, lang, church } = useAdmin();
  const { cost, costOf, costText, noCost } = words.trust;
  const { budget } = useModelBudget(church);
  if (!budget || budget.used + budget.reserved === 0) return <p className={styles.note}>{noCost}</p>;
  const { used, reserved, cap } = budget;
  return (
    <div className={styles.budget}>
      <p>
        <b>{cost}</b>
        <span>{costOf(dollars(used + reserved, lang), dollars(cap, lang))}</span>
      </p>
      <meter min={0} max={cap} high={cap * 0.8} value={used + reserved} aria-label={cost} />
      <p className="small muted">{costText}</p>
    </div>
  );
}
