/** Cache keys of everything the portal fetches; nowhere else are they written. */
export const keys = {
  context: (sessionId: string | null) => (sessionId ? (['context', sessionId] as const) : null),
  memberStats: () => ['members', 'stats'] as const,
  pendingMembers: () => ['members', 'pending'] as const,
  members: (filter: object) => ['members', 'list', filter] as const,
  invitations: () => ['invitations', 'list'] as const,
  invitationStats: () => ['invitations', 'stats'] as const,
  profile: () => ['profile'] as const,
  sessions: () => ['sessions'] as const,
  apps: () => ['apps'] as const,
  subscription: () => ['subscription'] as const,
};
