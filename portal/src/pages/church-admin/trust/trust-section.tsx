import type { ChurchTrust } from '@lampstand/server/contracts';
import { useState } from 'react';
import { EmptyIllustration } from '../../../illustrations/empty-illustration.tsx';
import { useRevalidateOn } from '../../../lib/revalidate.ts';
import { useTrust } from '../../../lib/use-trust.ts';
import { Empty } from '../../../ui/async-state.tsx';
import { StatBoard } from '../../../ui/stat-board.tsx';
import { useAdmin } from '../admin-context.ts';
import room from '../admin-tab.module.css';
import { firstDay } from '../chart-scale.ts';
import { CountTools } from '../count-tools.tsx';
import counts from '../counts.module.css';
import { Fetched } from '../fetched.tsx';
import { Findings } from './findings.tsx';
import { HelpShown } from './help-shown.tsx';
import { RetentionChoice } from './retention-choice.tsx';
import styles from './trust.module.css';
import { TrustChart } from './trust-chart.tsx';
import { Writers } from './writers.tsx';

/** The Trust tab: quality counters of the church's apps and how long they are kept. */
export function TrustSection() {
  const { words, lang, church } = useAdmin();
  const said = words.trust;
  const [days, setDays] = useState('30');
  const { trust, error, retry, download } = useTrust(firstDay(Number(days), Date.now()), lang, church);
  useRevalidateOn('trust', retry);
  return (
    <section className={`${room.section} ${counts.counts}`} aria-labelledby="trust">
      <header>
        <h2 id="trust">{said.title}</h2>
        <p className={room.lead}>{said.lead}</p>
      </header>
      {trust?.keep !== 'nothing' && (
        <CountTools days={days} onDays={setDays} shown={trust} file={said.csvFile} download={download} />
      )}
      <Fetched name={said.name} failed={said.failed} data={trust} error={error} retry={() => void retry()}>
        {(shown) => (
          <>
            {shown.keep === 'nothing' ? (
              <Empty art={<EmptyIllustration name="books" />} title={said.nothingKept} text={said.nothingKeptText} />
            ) : (
              <Counts trust={shown} />
            )}
            <HelpShown trust={shown} />
            <Writers trust={shown} />
            <RetentionChoice key={shown.keep} keep={shown.keep} />
          </>
        )}
      </Fetched>
    </section>
  );
}

function Counts({ trust: { totals, days } }: { trust: ChurchTrust }) {
  const { trust: said, sections } = useAdmin().words;
  if (days.every(({ checked }) => checked === 0)) {
    return <Empty art={<EmptyIllustration name="books" />} title={said.notYet} text={said.notYetText} />;
  }
  const { verified, 'set-right': setRight, 'left-out': leftOut } = totals;
  const all = verified + setRight + leftOut;
  return (
    <>
      <div className={counts.board}>
        <StatBoard
          label={sections.counts.board}
          counts={[
            { label: said.checked, count: all },
            { label: said.setRight, count: setRight },
            { label: said.leftOut, count: leftOut },
          ]}
        />
        <p className={styles.saying}>{said.check(all, verified, setRight, leftOut)}</p>
      </div>
      <TrustChart days={days} />
      <Findings totals={totals} />
    </>
  );
}
