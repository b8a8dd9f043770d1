import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/budget': {
    ...website,
    does: 'Returns the church’s AI cost and budget for this month, in millionths of a dollar; warned is 80 or 100 once an email about it was sent.',
    answers: [200, '{ budget: { month, used, reserved, cap, warned, tokens } }'],
  },
};
