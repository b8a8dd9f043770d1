import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/subscription/status': {
    group: 'Who is here',
    who: 'people who are logged in',
    does: 'Returns the plan’s status: the church’s, or the person’s own.',
    answers: [200, '{ status, daysRemaining, canAccessSnippets, pausedReason }'],
  },
  'GET /api/church/subscription-status': {
    ...website,
    does: 'Returns the status of the church’s plan.',
    answers: [200, '{ status, daysRemaining, canAccessSnippets, pausedReason }'],
  },
};
