export { embedAccess } from './embed-access.ts';
export { endTrials } from './end-trials.ts';
export { type PromoCode, readPromoCode, startPlan } from './promo-code.ts';
export { setSubscription } from './set-subscription.ts';
export { churchPlan, subscriptionStateOf } from './subscription-state.ts';
export {
  personalSubscriptions,
  type SubscriptionStatus,
  subscriptionStatuses,
  subscriptions,
} from './table.ts';
