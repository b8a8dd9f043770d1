import { index, nullable, oneOf, reference, table, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/index.ts';

export const subscriptionStatuses = ['active', 'trial', 'grace', 'paused', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptions = table(
  'subscription',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }).primaryKey(),
    status: oneOf('status', subscriptionStatuses),
    endsAt: nullable.time('ends_at'), // null: this state has no end of its own
    pausedReason: nullable.text('paused_reason'), // null: not paused
    updatedAt: time('updated_at'),
  },
  (t) => [index('subscription_ends_idx').on(t.status, t.endsAt)],
);

export type Subscription = typeof subscriptions.$inferSelect;
