import { type PlatformId, planStates, platforms } from '../../../content/home-wizard-later.ts';
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
