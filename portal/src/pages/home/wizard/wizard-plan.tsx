import { useSubscription } from '../../../lib/use-subscription.ts';
import { AsyncState } from '../../../ui/async-state.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { refusalOf } from '../../church-admin/plan-words.ts';

const POLL_MS = 30_000;

/** The plan of whoever is signed in, asked again every 30 seconds while this step is on the screen. */
export function PlanNow() {
  const { subscription, error, retry } = useSubscription(POLL_MS);
  return (
    <AsyncState
      name="plan"
      data={subscription}
      error={error && { message: 'Unable to check subscription status. Please try again or contact support.' }}
      retry={retry}
    >
      {(plan) => {
        const refusal = refusalOf(plan);
        if (!refusal) return <Callout tone="success" title="Your plan is active. Your lines are ready." />;
        return (
          <Callout tone={plan.canAccessSnippets ? 'caution' : 'info'} title={refusal.title}>
            <p>{refusal.text}</p>
            <p>The walk goes on with the sample church, whose plan is active.</p>
          </Callout>
        );
      }}
    </AsyncState>
  );
}
