import { type PlatformId, planStates, platforms } from '../../../content/setup-tour-later.ts';
import { usePerson } from '../../../lib/use-person.ts';
import { Callout } from '../../../ui/callout.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { CodesStep } from './wizard-codes.tsx';
import { LaunchStep } from './wizard-launch.tsx';
import { PlanNow } from './wizard-plan.tsx';
import { PreviewStep } from './wizard-preview.tsx';
import type { StepProps } from './wizard-state.ts';
import styles from './wizard-step.module.css';

const steps = [StatusStep, PlatformStep, CodesStep, PreviewStep, LaunchStep];

/** The steps after the first; loaded when the wizard comes near the viewport. */
export function WizardLaterSteps(props: StepProps) {
  const Step = steps[props.state.step - 1] ?? LaunchStep;
  return <Step {...props} />;
}

function StatusStep() {
  const { person } = usePerson();
  return (
    <>
      <p>First we check your church’s plan.</p>
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
          <p>You’re not logged in, so we’ll use a sample church with an active plan.</p>
        </Callout>
      )}
    </>
  );
}

function PlatformStep({ state, dispatch }: StepProps) {
  return (
    <>
      <p>What is your website built with? We’ll show you where the code goes.</p>
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
          <p>Choose one to continue. Not listed? Choose HTML/Custom.</p>
        </Callout>
      )}
    </>
  );
}
