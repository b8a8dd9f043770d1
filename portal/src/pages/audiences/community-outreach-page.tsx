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
            <h2>When it is not about the money</h2>
            <div>
              <p>
                Somebody who writes about a bill at two in the morning sometimes writes one more sentence. Every free
                text is read for that sentence before anything else happens to it. If it is there, the people to call
                stand first on the page, and the plan is still there below them.
              </p>
              <p>
                It works while a church’s plan is paused, and when every limit is used up. It does not catch everything:
                we have counted what it misses, and <Link href="/docs/care">we publish the count</Link>.
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
          Seven apps for what a church is asked for from Monday to Friday: money, work, food, and the phone that will
          not do what it should. The arithmetic is exact, and nobody has to tell it to a stranger first.
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
      <p>
        The five debts are made up. What stands on the sheet is not: the Debt Freedom Coach computed it from them, to
        the cent.
      </p>
      {app?.sample && <EnvelopeList {...envelopesOf(app.sample)} />}
      <p className="small muted">
        Further down the same page: whom to pay in each of the next months, a letter to ask for a lower rate, a calendar
        file, and a table for the treasurer.
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
            {apr === 0 ? 'no interest' : `${apr} % a year`}, {dollars.format(minimum / 100)} a month
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
