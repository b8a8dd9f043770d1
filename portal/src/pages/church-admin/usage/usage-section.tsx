import type { ChurchUsage } from '@lampstand/server/contracts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useUsage } from '../../../lib/use-usage.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { HymnBoard } from '../../../ui/hymn-board.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Empty } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChoiceRow } from '../appearance/choice-row.tsx';
import { firstDay } from '../chart-scale.ts';
import { Fetched } from '../fetched.tsx';
import { useRoom } from '../room-context.ts';
import styles from './usage.module.css';
import { UsageChart } from './usage-chart.tsx';
import { UsageTables } from './usage-tables.tsx';

const ranges = [7, 30, 90] as const;
const isEmpty = ({ totals, pages }: ChurchUsage) => totals.runs + totals.errors + pages.length === 0;

/** What happens in the church's apps, by day, app and page. */
export function UsageSection() {
  const { words, lang, church } = useRoom();
  const { usage: said } = words.parts;
  const [days, setDays] = useState('30');
  const { usage, error, retry, download } = useUsage(firstDay(Number(days), Date.now()), lang, church);
  return (
    <section className={styles.section} aria-labelledby="usage">
      <header>
        <h2 id="usage">{said.title}</h2>
        <p className={styles.lead}>{said.lead}</p>
      </header>
      <div className={styles.tools}>
        <ChoiceRow<string>
          legend={said.range}
          value={days}
          options={ranges.map((value) => ({ value: String(value), label: said.ranges[value] }))}
          onChange={setDays}
        />
        <Download download={download} from={usage?.from} to={usage?.to} />
        <Button size="slim" onClick={() => window.print()}>
          <Icon name="print" />
          {said.print}
        </Button>
      </div>
      <Fetched
        name={said.name}
        failed={said.failed}
        data={usage}
        error={error}
        retry={retry}
        empty={{
          when: isEmpty,
          show: <Empty art={<Art name="shelf" />} title={said.none} text={said.noneText} />,
        }}
      >
        {(shown) => (
          <>
            <HymnBoard
              label={said.board}
              counts={[
                { label: said.runs, count: shown.totals.runs },
                { label: said.visitors, count: shown.totals.visitors },
                { label: said.errors, count: shown.totals.errors, lit: shown.totals.errors > 0 },
              ]}
            />
            <UsageChart days={shown.days} />
            <UsageTables usage={shown} />
          </>
        )}
      </Fetched>
    </section>
  );
}

function Download({ download, from = '', to = '' }: { download: () => Promise<Blob>; from?: string; to?: string }) {
  const { usage: said, network, problem } = useRoom().words.parts;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const address = URL.createObjectURL(await download());
      Object.assign(document.createElement('a'), { href: address, download: said.csvFile(from, to) }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      const text = error instanceof ApiError ? problem(error) : network;
      showToast({ tone: 'urgent', title: said.notSaved, text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="slim" busy={busy} onClick={save}>
      {said.csv}
    </Button>
  );
}
