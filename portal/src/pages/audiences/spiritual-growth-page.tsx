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
          <h1>I want to pray, and I have no words.</h1>
          <p className={layout.lead}>
            Three apps for one person and a Bible. They’re on your church’s own website, need no account, and keep
            nothing you write.
          </p>
          {app?.sample && (
            <p className={styles.typed}>
              <span>What someone wrote</span>
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
      <h2>Where the verses come from</h2>
      <ol>
        <li>
          The app picks a reference: a book, a chapter, a verse. If it doesn’t exist, we say so and quote nothing.
        </li>
        <li>We look it up in our stored Bible. The default is the World English Bible.</li>
        <li>You see that text, word for word. AI never writes it from memory.</li>
        <li>Below it you see the reference and the translation.</li>
      </ol>
      <p className="small muted">
        Before any of this, we check what you wrote for signs of danger. If we find any, you see who to call first, and
        the prayer below. <Link href="/docs/care">How that works, and what it misses</Link>
      </p>
    </div>
  );
}
