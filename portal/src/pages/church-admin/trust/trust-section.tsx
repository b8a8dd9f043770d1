import type { ChurchTrust } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useRefreshOn } from '../../../lib/refresh.ts';
import { useTrust } from '../../../lib/use-trust.ts';
import { Art } from '../../../ui/art.tsx';
import { HymnBoard } from '../../../ui/hymn-board.tsx';
import { Empty, Loaded } from '../../../ui/loaded.tsx';
import { firstDay } from '../chart-scale.ts';
import { Findings } from './findings.tsx';
import { HelpShown } from './help-shown.tsx';
import { RetentionChoice } from './retention-choice.tsx';
import styles from './trust.module.css';
import { TrustChart } from './trust-chart.tsx';
import { TrustTools } from './trust-tools.tsx';
import { checkInWords, sumsOf } from './trust-words.ts';
import { Writers } from './writers.tsx';

/** What the church can see of how its apps are kept honest, and how long the counts are kept. */
export function TrustSection({ church }: { church?: string }) {
  const [days, setDays] = useState('30');
  const { trust, error, retry, download } = useTrust(firstDay(Number(days), Date.now()), church);
  useRefreshOn('trust', retry);
  return (
    <section className={styles.section} aria-labelledby="trust">
      <header>
        <h2 id="trust">What was checked</h2>
        <p className={styles.lead}>
          Whatever the apps quote is compared with the printed Bible before anybody reads it. This is what that found.
          Only numbers are kept: no text, nobody’s name.
        </p>
      </header>
      {trust?.keep !== 'nothing' && <TrustTools days={days} onDays={setDays} trust={trust} download={download} />}
      <Loaded name="counts" data={trust} error={error} retry={() => void retry()}>
        {(shown) => (
          <>
            {shown.keep === 'nothing' ? <NothingKept /> : <Counts trust={shown} />}
            <HelpShown trust={shown} />
            <Writers trust={shown} church={church} />
            <RetentionChoice key={shown.keep} keep={shown.keep} church={church} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function NothingKept() {
  return (
    <Empty
      art={<Art name="shelf" />}
      title="Nothing is counted"
      text="Your church keeps no counts. Quotations are checked all the same. To see figures here, choose below how long to keep them."
    />
  );
}

function Counts({ trust: { totals, days } }: { trust: ChurchTrust }) {
  if (days.every(({ checked }) => checked === 0)) {
    return (
      <Empty
        art={<Art name="shelf" />}
        title="Nothing has been quoted in these days"
        text="Figures appear soon after one of your apps quotes the Bible or names a verse."
      />
    );
  }
  const { all, putRight, taken } = sumsOf(totals);
  return (
    <>
      <div className={styles.board}>
        <HymnBoard
          label="In these days"
          counts={[
            { label: 'Checked', count: all },
            { label: 'Put right', count: putRight },
            { label: 'Taken out', count: taken },
          ]}
        />
        <p className={styles.saying}>{checkInWords(totals)}</p>
      </div>
      <TrustChart days={days} />
      <Findings totals={totals} />
    </>
  );
}
