export { embedAccess } from './embed-access.ts';
export { endTrials } from './end-trials.ts';
export { setSubscription } from './set-subscription.ts';
export { type Subscription, type SubscriptionStatus, subscriptionStatuses, subscriptions } from './table.ts';
