import { lazy, Suspense, useEffect, useRef } from 'react';
import street from '../../../illustrations/street-illustration.module.css';
import type { StepProps } from './wizard-state.ts';
import styles from './wizard-step.module.css';

const loadLaterSteps = () => import('./wizard-later-steps.tsx').then((steps) => ({ default: steps.WizardLaterSteps }));
const LaterSteps = lazy(loadLaterSteps);
/** Loads the next steps before Begin is clicked. */
const NEAR = '600px';

/** The current step. */
export function WizardStep(props: StepProps) {
  if (props.state.step === 0) return <WelcomeStep />;
  return (
    <Suspense fallback={<p className="muted">Loading this step…</p>}>
      <LaterSteps {...props} />
    </Suspense>
  );
}

function WelcomeStep() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => whenNear(element.current), []);
  return (
    <div ref={element} className={styles.welcome}>
      <div>
        <p>You need two things:</p>
        <ol className={styles.todo}>
          <li>the login for your church’s website;</li>
          <li>one page to put the app on, ideally one people already visit: prayer, help or contact.</li>
        </ol>
        <p>You’ll see the code, where it goes and what visitors see.</p>
      </div>
      <svg className={street.art} viewBox="7 6 83 62" aria-hidden="true">
        <path d="M8 12h80v48H8zM8 24h80M15 18h.1M21 18h.1M27 18h.1M16 34h30M16 50h22" />
        <path className={street.lit} d="M16 39h48v6H16z" />
      </svg>
    </div>
  );
}

function whenNear(element: Element | null) {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // A failure shows when the step is opened.
      loadLaterSteps().catch(() => undefined);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
