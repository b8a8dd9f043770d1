import { groups } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import { growth } from '../../content/audiences/growth.ts';
import { SceneIllustration } from '../../illustrations/scene-illustration.tsx';
import { useAppSample } from '../../lib/use-apps.ts';
import { AppState } from '../public/app-state.tsx';
import layout from '../public/layout.module.css';
import { SampleSheet } from '../public/sample-sheet.tsx';
import { AudiencePage } from './audience-page.tsx';
import styles from './spiritual-growth.module.css';

export function SpiritualGrowthPage() {
  return (
    <AudiencePage
      audience={growth}
      opening={<Night />}
      after={
        <section className={`${layout.page} ${layout.section}`}>
          <HowVersesAreChecked />
        </section>
      }
      list={(hours) => (
        <ol className={styles.hours}>
          {hours.map(({ id, when, need, gives, name, available }) => (
            <li key={id}>
              <h3>{when}</h3>
              <div className={styles.hour}>
                <p>{need}</p>
                <p className="muted">You get {gives}.</p>
                <p className={styles.app}>
                  <Link href={`/apps/${id}`}>{name}</Link>
                  <i />
                  <AppState available={available} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    />
  );
}

const APP = 'prayer-generator';

function Night() {
  const { app } = useAppSample(APP);
  return (
    <div className={styles.night}>
      <div className={layout.page}>
        <div className={styles.words}>
          <p className="rubric">{groups['spiritual-growth']}</p>
          <h1>I would like to pray, and I have no words.</h1>
          <p className={layout.lead}>
            Three apps for one person and a Bible. They stand on your church’s own page, ask for no account, and keep
            nothing that is written into them.
          </p>
          {app?.sample && (
            <p className={styles.typed}>
              <span>Written into the form</span>
              {app.sample.asked}
            </p>
          )}
          <SceneIllustration name="night" />
        </div>
        <div data-theme="light">
          <SampleSheet appId={APP} name="Prayer Generator" only={['prayer', 'verse', 'how']} level={2} />
        </div>
      </div>
    </div>
  );
}

function HowVersesAreChecked() {
  return (
    <div className={styles.check}>
      <h2>How a verse gets onto the page</h2>
      <ol>
        <li>
          The app names a place: a book, a chapter, a verse. If there is no such place, the page says so and quotes
          nothing.
        </li>
        <li>
          The place is looked up in the Bible text that is kept on the server, which is the World English Bible at
          first.
        </li>
        <li>What you see is that text, word for word. It is read from the book, not remembered by a writer.</li>
        <li>
          Under it stands where it is from and in which translation. A translation that the server does not hold is
          named and linked, never typed from memory.
        </li>
      </ol>
      <p className="small muted">
        And before any of this, what you wrote is read for danger. If somebody may be in danger, a person to call stands
        first on the page, and the prayer follows below.{' '}
        <Link href="/docs/care">How that works, and what it misses</Link>
      </p>
    </div>
  );
}
