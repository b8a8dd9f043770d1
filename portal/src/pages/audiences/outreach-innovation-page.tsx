import { groups } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import { outreach } from '../../content/audiences/outreach.ts';
import { SceneIllustration } from '../../illustrations/scene-illustration.tsx';
import { AppState } from '../public/app-state.tsx';
import layout from '../public/layout.module.css';
import { AudiencePage } from './audience-page.tsx';
import styles from './outreach-innovation.module.css';

export function OutreachInnovationPage() {
  return (
    <AudiencePage
      audience={outreach}
      opening={
        <div className={`${layout.page} ${styles.opening}`}>
          <div>
            <p className="rubric">{groups['outreach-innovation']}</p>
            <h1>We have a hall and eleven folding tables. What does our street need?</h1>
            <p className={layout.lead}>
              Four apps for committees. Each turns one evening into a plan: hours, costs and the first call to make.
            </p>
          </div>
          <SceneIllustration name="street" />
        </div>
      }
      before={
        <section className={`${layout.page} ${layout.section} ${styles.groundwork}`} aria-labelledby="groundwork">
          <div>
            <h2 id="groundwork">Six things to settle first</h2>
            <p className="muted">You can do these without software.</p>
          </div>
          <ol>
            {outreach.groundwork.map(([what, how]) => (
              <li key={what}>
                <h3>{what}</h3>
                <p>{how}</p>
              </li>
            ))}
          </ol>
        </section>
      }
      list={(plans, apps) => (
        <>
          {plans.every(({ available }) => !available) && <NoneYet ready={apps.filter(({ available }) => available)} />}
          <div className={styles.plans}>
            {plans.map(({ id, when, need, parts, name, available }) => (
              <article key={id} className={styles.plan}>
                <header>
                  <p className="rubric">{when}</p>
                  <AppState available={available} />
                  <h3>
                    <Link href={`/apps/${id}`}>{name}</Link>
                  </h3>
                </header>
                <p className={styles.need}>{need}</p>
                <ul>
                  {parts.map(([part, holds]) => (
                    <li key={part}>
                      {part}
                      <i />
                      <span>{holds}</span>
                    </li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
        </>
      )}
    />
  );
}

/** Shown while none of these apps is built; names the built apps of other groups. */
function NoneYet({ ready }: { ready: readonly { id: string; name: string }[] }) {
  return (
    <div className={styles.state}>
      <p>
        <b>None of these is ready yet.</b> These four are on the way.
      </p>
      <p>
        Ready in the other groups:{' '}
        {ready.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <Link href={`/apps/${id}`}>{name}</Link>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
