import { pluralOf } from '@lampstand/sdk/app';
import { useSubscription } from '../../../lib/use-subscription.ts';
import { AsyncState } from '../../../ui/async-state.tsx';
import { Callout } from '../../../ui/callout.tsx';

const POLL_MS = 30_000;

/** The signed-in person's plan; reloads every 30 seconds while this step is shown. */
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
        if (!refusal) return <Callout tone="success" title="Your plan is active. Your embed codes are ready." />;
        return (
          <Callout tone={plan.canAccessSnippets ? 'caution' : 'info'} title={refusal.title}>
            <p>{refusal.text}</p>
            <p>We’ll continue with a sample church that has an active plan.</p>
          </Callout>
        );
      }}
    </AsyncState>
  );
}

interface Plan {
  status: 'active' | 'trial' | 'grace' | 'paused' | 'expired';
  daysRemaining: number | null;
  pausedReason: string | null;
}

/** Why a church cannot see its code yet, or soon will not; undefined when the plan is active. */
function refusalOf({ status, daysRemaining, pausedReason }: Plan): { title: string; text: string } | undefined {
  switch (status) {
    case 'active':
      return undefined;
    case 'grace':
      return {
        title: `${days(daysRemaining)} left`,
        text: 'We didn’t receive your last payment. Renew to keep access. Everything on your website still works for now.',
      };
    case 'trial':
      return {
        title: 'Embed codes are available after upgrading.',
        text: `Your trial has ${days(daysRemaining)} left. Until then, use the apps under Tools Platform.`,
      };
    case 'paused':
      return { title: 'Your plan is paused.', text: pausedReason ?? 'Please contact the administrator.' };
    case 'expired':
      return { title: 'Your plan has expired.', text: 'Please contact the administrator.' };
  }
}

const days = (count: number | null) => `${count ?? 0} ${pluralOf(count ?? 0, { one: 'day', other: 'days' })}`;
