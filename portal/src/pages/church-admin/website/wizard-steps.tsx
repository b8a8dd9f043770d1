import type { EmbedSettings } from '@lampstand/server/contracts';
import { useState } from 'react';
import type { useEmbedPlan } from '../../../lib/use-embed-plan.ts';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Stepper, useStepFocus } from '../../../ui/stepper.tsx';
import { useAdmin } from '../admin-context.ts';
import { CodesStep } from './codes-step.tsx';
import { PlatformStep } from './platform-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { StatusStep } from './status-step.tsx';
import { SuccessStep } from './success-step.tsx';
import { useWizard } from './use-wizard.ts';
import { VerifyStep } from './verify-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';
import styles from './wizard.module.css';
import { WizardFoot } from './wizard-foot.tsx';
import { isAccessible, PLATFORM, type Press } from './wizard-state.ts';

interface Props {
  saved: EmbedSettings;
  status: ReturnType<typeof useEmbedPlan>;
}

/** The stepper, the current step and its two buttons. */
export function WizardSteps({ saved, status }: Props) {
  const { words, church, superAdmin } = useAdmin();
  const { save } = useEmbedSettings(church);
  const canAccess = superAdmin || (status.plan?.canAccessSnippets ?? false);
  const { place, facts, app, after, go, choosePlatform, chooseApp } = useWizard(saved.platform ?? undefined, canAccess);
  const [finished, setFinished] = useState(false);
  const heading = useStepFocus(place.step);
  const saving = useSubmit(async (platform: NonNullable<typeof facts.platform>) => {
    await save({ ...saved, platform });
    return true;
  });
  const press = async (what: Press) => {
    const next = after(what);
    const { platform } = facts;
    // Saving the platform makes the server allow its hosts, so the next step waits for it.
    const leaves = place.step === PLATFORM && next.step > PLATFORM;
    if (leaves && platform && platform !== saved.platform && !(await saving.send(platform))) return;
    setFinished(false);
    go(next);
  };
  const chosen = { app, onApp: chooseApp, platform: facts.platform };
  const steps = [
    <WelcomeStep key="welcome" />,
    <StatusStep key="status" status={status} />,
    <PlatformStep key="platform" platform={facts.platform} onChoose={choosePlatform} />,
    <CodesStep key="codes" {...chosen} status={status} canAccess={canAccess} />,
    <PreviewStep key="preview" {...chosen} />,
    <VerifyStep key="verify" {...chosen} />,
    <SuccessStep key="success" {...chosen} finished={finished} onMore={() => void press({ type: 'go', step: 3 })} />,
  ];
  return (
    <div className={styles.wizard}>
      <Stepper
        steps={words.steps.map((name, index) => {
          const locked = !isAccessible(index, place, facts);
          return { name, locked, done: !locked && index < place.furthest };
        })}
        current={place.step}
        messages={words}
        onGo={(step) => void press({ type: 'go', step })}
      />
      <div className={styles.sheet}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <span className="hidden">{words.stepOf(place.step + 1, words.steps.length)}: </span>
          {words.headings[place.step]}
        </h2>
        {steps[place.step]}
        {saving.error && (
          <Callout tone="urgent" title={words.platform.notSaved}>
            <p>{words.sections.problem(saving.error)}</p>
          </Callout>
        )}
        <WizardFoot
          {...{ place, facts, finished }}
          busy={saving.busy}
          onPress={press}
          onFinish={() => setFinished(true)}
        />
      </div>
    </div>
  );
}
