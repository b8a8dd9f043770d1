import { groups } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import { support } from '../../content/audiences/support.ts';
import { SceneIllustration } from '../../illustrations/scene-illustration.tsx';
import { type Sample, useAppSample } from '../../lib/use-apps.ts';
import { AppState } from '../public/app-state.tsx';
import layout from '../public/layout.module.css';
import { SampleSheet } from '../public/sample-sheet.tsx';
import { AudiencePage } from './audience-page.tsx';
import styles from './community-outreach.module.css';

export function CommunityOutreachPage() {
  return (
    <AudiencePage
      audience={support}
      opening={<Opening />}
      before={
        <section className={`${layout.page} ${layout.section} ${styles.evening}`} aria-labelledby="evening">
          <Envelopes />
          <SampleSheet appId={APP} name="Debt Freedom Coach" only={['bottom', 'next', 'compare']} />
        </section>
      }
      after={
        <section className={`${layout.page} ${layout.section}`}>
          <div className={styles.under}>
            <h2>When it isn’t about the money</h2>
            <div>
              <p>
                Someone who writes about a bill at two in the morning sometimes writes one more sentence. We check every
                text for it. If it’s there, the page shows who to call first, and the plan is still below.
              </p>
              <p>
                It works even while your plan is paused. It doesn’t catch everything. We’ve counted what it misses, and{' '}
                <Link href="/docs/care">we publish the count</Link>.
              </p>
            </div>
          </div>
        </section>
      }
      list={(questions) => (
        <ul className={styles.asked}>
          {questions.map(({ id, when, need, gives, name, available }) => (
            <li key={id}>
              <h3>“{when}”</h3>
              <dl>
                <dt>You bring</dt>
                <dd>{need}</dd>
                <dt>You get</dt>
                <dd>{gives}</dd>
              </dl>
              <p className={styles.app}>
                <Link href={`/apps/${id}`}>{name}</Link>
                <i />
                <AppState available={available} />
              </p>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

function Opening() {
  return (
    <div className={`${layout.page} ${styles.opening}`}>
      <SceneIllustration name="table" />
      <div className={styles.pitch}>
        <div>
          <p className="rubric">{groups['community-support']}</p>
          <h1>Five envelopes on the kitchen table, and one paycheck.</h1>
        </div>
        <p className={layout.lead}>
          Seven apps for what people ask a church from Monday to Friday: money, work, food, and the phone that won’t do
          what it should. The math is exact, and it’s private.
        </p>
      </div>
    </div>
  );
}

const APP = 'debt-coach';
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface Envelopes {
  debts: { name: string; balance: number; apr: number; minimum: number }[];
  extra: number;
}

/** Casts the sample's input to the Debt Freedom Coach's fields (cents and percent). */
const envelopesOf = ({ request }: Sample) => request.input as unknown as Envelopes;

function Envelopes() {
  const { app } = useAppSample(APP);
  return (
    <div className={styles.envelopes}>
      <h2 id="evening">One evening’s work</h2>
      <p>The debts are made up. The math is real, to the cent.</p>
      {app?.sample && <EnvelopeList {...envelopesOf(app.sample)} />}
      <p className="small muted">
        The result also has each month’s payments, a letter asking for a lower rate, a calendar file and a spreadsheet.
      </p>
    </div>
  );
}

function EnvelopeList({ debts, extra }: Envelopes) {
  return (
    <ul>
      {debts.map(({ name, balance, apr, minimum }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{dollars.format(balance / 100)}</b>
          <small className="fig">
            {apr === 0 ? 'no interest' : `${apr}% a year`}, {dollars.format(minimum / 100)} a month
          </small>
        </li>
      ))}
      <li>
        <span>Extra each month</span>
        <b>{dollars.format(extra / 100)}</b>
      </li>
    </ul>
  );
}
