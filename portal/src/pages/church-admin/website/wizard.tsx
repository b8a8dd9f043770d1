import { useSearchParams } from 'wouter';
import { useEmbedPlan } from '../../../lib/use-embed-plan.ts';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { WizardSteps } from './wizard-steps.tsx';

const POLL_MS = 30_000;

/** The seven-step setup wizard. */
export function Wizard() {
  const { words, church } = useAdmin();
  const [search] = useSearchParams();
  const { settings, error, retry } = useEmbedSettings(church);
  const status = useEmbedPlan(church, search.get('step') === 'status' ? POLL_MS : 0);
  // Waits for the plan. If it fails to load, there are no codes and the status step says why.
  const known = status.plan || status.error ? settings : undefined;
  return (
    <section aria-label={words.guide}>
      <Fetched name={words.status.name} failed={words.settingsFailed} data={known} error={error} retry={retry}>
        {(saved) => <WizardSteps saved={saved} status={status} />}
      </Fetched>
    </section>
  );
}
