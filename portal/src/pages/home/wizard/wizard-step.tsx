import type { Dispatch } from 'react';
import { type PlatformId, planStates, platforms } from '../../../content/home-wizard.ts';
import { usePerson } from '../../../lib/use-person.ts';
import { Callout } from '../../../ui/callout.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import street from '../../../ui/street.module.css';
import { CodesStep } from './wizard-codes.tsx';
import { LaunchStep } from './wizard-launch.tsx';
import { PlanNow } from './wizard-plan.tsx';
import { PreviewStep } from './wizard-preview.tsx';
import type { WizardAction, WizardState } from './wizard-state.ts';
import styles from './wizard-step.module.css';

export interface StepProps {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}

const steps = [WelcomeStep, StatusStep, PlatformStep, CodesStep, PreviewStep, LaunchStep];

/** What stands on the sheet at each step. */
export function WizardStep(props: StepProps) {
  const Step = steps[props.state.step] ?? WelcomeStep;
  return <Step {...props} />;
}

function WelcomeStep() {
  return (
    <div className={styles.welcome}>
      <div>
        <p>You need two things:</p>
        <ol className={styles.todo}>
          <li>the log-in to your church’s website;</li>
          <li>
            one page where the app should stand. Best is one that people already look for: prayer, help, or contact.
          </li>
        </ol>
        <p>At the end you will have seen the line, where it goes, and what your visitors see.</p>
      </div>
      <svg className={street.art} viewBox="7 6 83 62" aria-hidden="true">
        <path d="M8 12h80v48H8zM8 24h80M15 18h.1M21 18h.1M27 18h.1M16 34h30M16 50h22" />
        <path className={street.lit} d="M16 39h48v6H16z" />
      </svg>
    </div>
  );
}

function StatusStep() {
  const { person } = usePerson();
  return (
    <>
      <p>The server looks at your church’s plan first, because the lines belong to it.</p>
      <dl className={styles.states}>
        {planStates.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {person ? (
        <PlanNow />
      ) : (
        <Callout tone="info">
          <p>You are not signed in, so there is no plan to look at. Our sample church has an active one. Go on.</p>
        </Callout>
      )}
    </>
  );
}

function PlatformStep({ state, dispatch }: StepProps) {
  return (
    <>
      <p>What is your website built with? We only ask so that we can say where the line goes.</p>
      <div className={styles.platforms}>
        <RadioOptions<PlatformId>
          legend="Website platform"
          name="home-platform"
          value={state.platform}
          options={platforms}
          onChange={(platform) => dispatch({ type: 'platform', platform })}
        />
      </div>
      {state.problem && (
        <Callout tone="urgent">
          <p>Please choose one to go on. If yours is not here, choose HTML/Custom.</p>
        </Callout>
      )}
    </>
  );
}
