import type { ChurchUsage } from '@lampstand/server/contracts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useUsage } from '../../../lib/use-usage.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { HymnBoard } from '../../../ui/hymn-board.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Empty, Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChoiceRow } from '../appearance/choice-row.tsx';
import { firstDay } from './chart-scale.ts';
import styles from './usage.module.css';
import { UsageChart } from './usage-chart.tsx';
import { UsageTables } from './usage-tables.tsx';

const ranges = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
const isEmpty = ({ totals, pages }: ChurchUsage) => totals.runs + totals.errors + pages.length === 0;

/** What happens in the church's apps, by day, app and page. */
export function UsageSection({ church }: { church?: string }) {
  const [days, setDays] = useState('30');
  const { usage, error, retry, download } = useUsage(firstDay(Number(days), Date.now()), church);
  return (
    <section className={styles.section} aria-labelledby="usage">
      <header>
        <h2 id="usage">Usage</h2>
        <p className={styles.lead}>
          Counted without cookies and without knowing anybody: a visitor is one opening of a page in which something was
          run. Days end at midnight UTC.
        </p>
      </header>
      <div className={styles.tools}>
        <ChoiceRow<string> legend="How far back" value={days} options={ranges} onChange={setDays} />
        <Download download={download} from={usage?.from} to={usage?.to} />
        <Button size="slim" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </div>
      <Loaded
        name="numbers"
        data={usage}
        error={error}
        retry={retry}
        empty={{
          when: isEmpty,
          show: (
            <Empty
              art={<Art name="shelf" />}
              title="Nothing to count yet"
              text="Numbers appear a few seconds after somebody opens one of your apps."
            />
          ),
        }}
      >
        {(shown) => (
          <>
            <HymnBoard
              label="In these days"
              counts={[
                { label: 'Runs', count: shown.totals.runs },
                { label: 'Visitors', count: shown.totals.visitors },
                { label: 'Errors', count: shown.totals.errors, lit: shown.totals.errors > 0 },
              ]}
            />
            <UsageChart days={shown.days} />
            <UsageTables usage={shown} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Download({ download, from, to }: { download: () => Promise<Blob>; from?: string; to?: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const address = URL.createObjectURL(await download());
      Object.assign(document.createElement('a'), { href: address, download: `usage-${from}-${to}.csv` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'Network error';
      showToast({ tone: 'urgent', title: 'The table was not saved', text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="slim" busy={busy} onClick={save}>
      Save as CSV
    </Button>
  );
}
