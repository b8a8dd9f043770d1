import type { ChurchUsage } from '@lampstand/server/contracts';
import { useState } from 'react';
import { EmptyIllustration } from '../../../illustrations/empty-illustration.tsx';
import { useUsage } from '../../../lib/use-usage.ts';
import { Empty } from '../../../ui/async-state.tsx';
import { StatBoard } from '../../../ui/stat-board.tsx';
import { useAdmin } from '../admin-context.ts';
import tab from '../admin-tab.module.css';
import { firstDay } from '../chart-scale.ts';
import { CountTools } from '../count-tools.tsx';
import counts from '../counts.module.css';
import { Fetched } from '../fetched.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageTables } from './usage-tables.tsx';

const isEmpty = ({ totals, pages }: ChurchUsage) => totals.runs + totals.errors + pages.length === 0;

/** Usage of the church's apps by day, app and page. */
export function UsageSection() {
  const { words, lang, church } = useAdmin();
  const { usage: said, counts: alike } = words.sections;
  const [days, setDays] = useState('30');
  const { usage, error, retry, download } = useUsage(firstDay(Number(days), Date.now()), lang, church);
  return (
    <section className={`${tab.section} ${counts.counts}`} aria-labelledby="usage">
      <header>
        <h2 id="usage">{said.title}</h2>
        <p className={tab.lead}>{said.lead}</p>
      </header>
      <CountTools days={days} onDays={setDays} shown={usage} file={said.csvFile} download={download} />
      <Fetched
        name={said.name}
        failed={said.failed}
        data={usage}
        error={error}
        retry={retry}
        empty={{
          when: isEmpty,
          show: <Empty art={<EmptyIllustration name="books" />} title={said.none} text={said.noneText} />,
        }}
      >
        {(shown) => (
          <>
            <div className={counts.board}>
              <StatBoard
                label={alike.board}
                counts={[
                  { label: said.runs, count: shown.totals.runs },
                  { label: said.visitors, count: shown.totals.visitors },
                  { label: said.errors, count: shown.totals.errors, lit: shown.totals.errors > 0 },
                ]}
              />
            </div>
            <UsageChart days={shown.days} />
            <UsageTables usage={shown} />
          </>
        )}
      </Fetched>
    </section>
  );
}
