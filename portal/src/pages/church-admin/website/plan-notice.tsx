import type { SubscriptionState } from '@lampstand/server/contracts';
import { Callout } from '../../../ui/callout.tsx';
import { ContactSupport } from '../../../ui/contact-support.tsx';
import { useAdmin } from '../admin-context.ts';

/** What a church's plan means for its codes, and who to write to where it has to change. */
export function PlanNotice({ plan }: { plan: SubscriptionState }) {
  const { status: words } = useAdmin().words;
  const { status, daysRemaining, pausedReason } = plan;
  const write = (
    <p>
      <ContactSupport>{words.write}</ContactSupport>
    </p>
  );
  switch (status) {
    case 'active':
    case 'trial':
    case 'grace': {
      const [title, text] = status === 'active' ? words.active : words[status](daysRemaining);
      const tone = { active: 'success', trial: 'info', grace: 'caution' } as const;
      return (
        <Callout tone={tone[status]} title={title ?? ''}>
          <p>{text}</p>
          {status === 'grace' && write}
        </Callout>
      );
    }
    case 'paused':
    case 'expired':
      return (
        <Callout tone="caution" title={words[status]}>
          <p>{(status === 'paused' && pausedReason) || words.contact}</p>
          <p>{words.visitors}</p>
          {write}
        </Callout>
      );
  }
}
