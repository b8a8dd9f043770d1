import { index, nullable, oneOf, reference, table, time } from '../../platform/db/columns.ts';
import { users } from '../accounts/table.ts';
import { churches } from '../churches/table.ts';
import { subscriptionStatuses } from './contract.ts';

export { type SubscriptionStatus, subscriptionStatuses } from './contract.ts';

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

/** The plan of a person without a church. */
export const personalSubscriptions = table(
  'personal_subscription',
  {
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }).primaryKey(),
    status: oneOf('status', subscriptionStatuses),
    endsAt: nullable.time('ends_at'), // null: this state has no end of its own
    updatedAt: time('updated_at'),
  },
  (t) => [index('personal_subscription_ends_idx').on(t.status, t.endsAt)],
);
