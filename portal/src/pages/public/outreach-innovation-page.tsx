import { groups } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import { outreach } from '../../content/audiences/outreach.ts';
import { SceneIllustration } from '../../illustrations/scene-illustration.tsx';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { AppState } from './app-state.tsx';
import layout from './layout.module.css';
import { NextStep } from './next-step.tsx';
import styles from './outreach-innovation.module.css';
import { Refusals } from './refusals.tsx';
import { useMoments } from './use-moments.ts';

export function OutreachInnovationPage() {
  return (
    <PublicPage title="For outreach and innovation">
      <div className={`${layout.page} ${styles.opening}`}>
        <div>
          <p className="rubric">{groups['outreach-innovation']}</p>
          <h1>We have a hall and eleven folding tables. What does our street need?</h1>
          <p className={layout.lead}>
            Four apps for committees. Each turns an evening of good will into a plan with hours, costs and a first
            telephone call in it, sized to the people who will really come.
          </p>
        </div>
        <SceneIllustration name="street" />
      </div>
      <section className={`${layout.page} ${layout.section} ${styles.groundwork}`} aria-labelledby="groundwork">
        <div>
          <h2 id="groundwork">Six things to settle first</h2>
          <p className="muted">
            They need no software. An app that is given these answers writes a better plan; a committee that has them
            may not need one.
          </p>
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
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="plans">
        <header>
          <h2 id="plans">Four plans, by their contents</h2>
          <p className="muted">What each app puts on paper, part by part.</p>
        </header>
        <Plans />
      </section>
      <section className={`${layout.page} ${layout.section}`}>
        <Refusals title="What they will not do" items={outreach.refusals}>
          Other people’s need is in these plans, and other people’s money. The rules are stricter than a committee would
          make them.
        </Refusals>
      </section>
      <NextStep
        title="Take the six questions to your next meeting"
        other={{ words: 'See all the apps', href: '/apps' }}
      >
        Print this page and leave a line free under each. If you would like to see what a finished page from an app
        looks like, open one that is ready.
      </NextStep>
    </PublicPage>
  );
}

function Plans() {
  const { moments, apps, error, retry } = useMoments(outreach.plans);
  return (
    <AsyncState name="apps" data={moments} error={error} retry={retry}>
      {(plans) => (
        <>
          {plans.every(({ available }) => !available) && (
            <NoneYet ready={apps?.filter(({ available }) => available) ?? []} />
          )}
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
    </AsyncState>
  );
}

/** Said while the whole group is still to come: what there is instead. */
function NoneYet({ ready }: { ready: readonly { id: string; name: string }[] }) {
  return (
    <div className={styles.state}>
      <p>
        <b>None of these four is built yet.</b> The contents below are what we are building, not what you can open
        today.
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
