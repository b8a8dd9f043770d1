import type { EmbedSettings } from '@lampstand/server/contracts';
import { type ReactNode, useState } from 'react';
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
import { indexOf, isAccessible, orderOf, type Press, type StepName, stepNames } from './wizard-state.ts';

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
    const platformStep = indexOf('platform', facts);
    const leaves = place.step === platformStep && next.step > platformStep;
    if (leaves && platform && platform !== saved.platform && !(await saving.send(platform))) return;
    setFinished(false);
    go(next);
  };
  const chosen = { app, onApp: chooseApp, platform: facts.platform };
  const goToCodes = () => void press({ type: 'go', step: indexOf('codes', facts) });
  const steps: Record<StepName, ReactNode> = {
    welcome: <WelcomeStep />,
    status: <StatusStep status={status} />,
    platform: <PlatformStep platform={facts.platform} onChoose={choosePlatform} />,
    codes: <CodesStep {...chosen} status={status} canAccess={canAccess} />,
    preview: <PreviewStep {...chosen} look={saved} />,
    verify: <VerifyStep {...chosen} />,
    success: <SuccessStep {...chosen} finished={finished} onMore={goToCodes} />,
  };
  const order = orderOf(facts);
  const name = order[place.step] ?? 'welcome';
  const textOf = (texts: readonly string[], step: StepName) => texts[stepNames.indexOf(step)] ?? '';
  return (
    <div className={styles.wizard}>
      <Stepper
        steps={order.map((step, index) => {
          const locked = !isAccessible(index, place, facts);
          return { name: textOf(words.steps, step), locked, done: !locked && index < place.furthest };
        })}
        current={place.step}
        messages={words}
        onGo={(step) => void press({ type: 'go', step })}
      />
      <div className={styles.sheet}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <span className="hidden">{words.stepOf(place.step + 1, words.steps.length)}: </span>
          {textOf(words.headings, name)}
        </h2>
        {steps[name]}
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
