import { useEffect, useReducer, useRef } from 'react';
import { wizardSteps } from '../../../content/home-wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import home from '../home.module.css';
import { WizardRail } from './wizard-rail.tsx';
import styles from './wizard-section.module.css';
import { wizardReducer, wizardStart } from './wizard-state.ts';
import { WizardStep } from './wizard-step.tsx';

/** The six steps of setting up an app, to walk through with a sample church before there is an account. */
export function WizardSection() {
  const [state, dispatch] = useReducer(wizardReducer, wizardStart);
  const { step } = state;
  const heading = useHeadingFocus(step);
  const last = wizardSteps.length - 1;
  return (
    <section className={home.section} id="integration" aria-labelledby="integration-title">
      <div className={home.wrap}>
        <header className={home.head}>
          <h2 id="integration-title">How an app gets onto your website</h2>
          <p className="muted">
            Walk through the six steps now, with a sample church. Nothing you choose here is sent anywhere.
          </p>
        </header>
        <div className={styles.wizard}>
          <WizardRail state={state} onGo={(to) => dispatch({ type: 'go', step: to })} />
          <div className={styles.sheet}>
            <div className={styles.step}>
              <h3 ref={heading} tabIndex={-1}>
                {wizardSteps[step]}
              </h3>
              <WizardStep state={state} dispatch={dispatch} />
            </div>
            <div className={styles.foot}>
              {step > 0 && (
                <Button onClick={() => dispatch({ type: 'back' })}>
                  <Icon name="arrowLeft" />
                  Back
                </Button>
              )}
              {step < last ? (
                <Button look="main" onClick={() => dispatch({ type: 'next' })}>
                  {step === 0 ? 'Begin' : 'Continue'}
                  <Icon name="arrowRight" />
                </Button>
              ) : (
                <Button onClick={() => dispatch({ type: 'restart' })}>Walk through it again</Button>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A new step is read from its heading; the first one leaves the focus where the person is. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
