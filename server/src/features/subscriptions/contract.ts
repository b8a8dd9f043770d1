export const subscriptionStatuses = ['active', 'trial', 'grace', 'paused', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The plan of a person's church, or their own when they are in none. */
export interface SubscriptionState {
  status: SubscriptionStatus;
  /** Whole days until this state ends, begun ones counted; null when it has no end of its own. */
  daysRemaining: number | null;
  /** Whether embed codes can be copied and embeds serve. */
  canAccessSnippets: boolean;
  /** Why an administrator has to act; null while there is no need. */
  pausedReason: string | null;
}
