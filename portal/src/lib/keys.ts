/** Cache keys of everything the portal fetches; nowhere else are they written. `church` is set when a Super Admin looks at one. */
export const keys = {
  context: (sessionId: string | null) => (sessionId ? (['context', sessionId] as const) : null),
  memberStats: (church?: string) => ['members', 'stats', church] as const,
  pendingMembers: (church?: string) => ['members', 'pending', church] as const,
  members: (filter: object) => ['members', 'list', filter] as const,
  invitations: (church?: string) => ['invitations', 'list', church] as const,
  invitationStats: (church?: string) => ['invitations', 'stats', church] as const,
  profile: () => ['profile'] as const,
  sessions: () => ['sessions'] as const,
  ownRecords: () => ['own-records'] as const,
  apps: () => ['apps'] as const,
  app: (appId: string) => ['apps', appId] as const,
  openedApp: (appId: string, userId: string) => ['apps', appId, 'opened', userId] as const,
  subscription: () => ['subscription'] as const,
  site: () => ['site'] as const,
  blogPosts: (category?: string) => ['blog', 'posts', category] as const,
  blogPost: (slug: string) => ['blog', 'post', slug] as const,
};
