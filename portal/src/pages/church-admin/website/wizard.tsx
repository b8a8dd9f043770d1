import { useSearchParams } from 'wouter';
import { useEmbedPlan } from '../../../lib/use-embed-plan.ts';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { WizardSteps } from './wizard-steps.tsx';

const POLL_MS = 30_000;

/** Seven steps from a plan to an app that is seen to be live. */
export function Wizard() {
  const { words, church } = useAdmin();
  const [search] = useSearchParams();
  const { settings, error, retry } = useEmbedSettings(church);
  const status = useEmbedPlan(church, search.get('step') === 'status' ? POLL_MS : 0);
  // Nothing is shown or locked before the plan is known; one that cannot be fetched gives no codes, and its step says so.
  const known = status.plan || status.error ? settings : undefined;
  return (
    <section aria-label={words.guide}>
      <Fetched name={words.status.name} failed={words.settingsFailed} data={known} error={error} retry={retry}>
        {(saved) => <WizardSteps saved={saved} status={status} />}
      </Fetched>
    </section>
  );
}
