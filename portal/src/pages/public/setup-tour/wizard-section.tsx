import { useReducer } from 'react';
import { wizardSteps } from '../../../content/setup-tour.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stepper, useStepFocus } from '../../../ui/stepper.tsx';
import layout from '../layout.module.css';
import styles from './wizard-section.module.css';
import { progressOf, wizardReducer, wizardStart } from './wizard-state.ts';
import { WizardStep } from './wizard-step.tsx';

const messages = {
  stepsLabel: 'Steps',
  progress: 'Progress',
  done: 'done',
  locked: 'still locked',
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
};

/** The six setup steps with a sample church, for visitors without an account. */
export function WizardSection() {
  const [state, dispatch] = useReducer(wizardReducer, wizardStart);
  const { step, unlocked } = state;
  const heading = useStepFocus(step);
  const last = wizardSteps.length - 1;
  return (
    <section className={layout.page} id="integration" aria-labelledby="integration-title">
      <div className={layout.section}>
        <header>
          <h2 id="integration-title">How an app gets onto your website</h2>
          <p className="muted">Try the setup with a sample church. Nothing is saved.</p>
        </header>
        <div className={styles.wizard}>
          <Stepper
            steps={wizardSteps.map((name, index) => ({ name, done: index < unlocked, locked: index > unlocked }))}
            current={step}
            percent={progressOf(state)}
            messages={messages}
            onGo={(to) => dispatch({ type: 'go', step: to })}
          />
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
                <Button onClick={() => dispatch({ type: 'restart' })}>Start again</Button>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
