import type { Operations } from '../../platform/http/operation.ts';

const trust = { group: 'Trust', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'PUT /api/church/retention': {
    ...trust,
    does: 'Sets how long counts are kept: `13-months`, `30-days` or `nothing`. What is older is deleted at once.',
    answers: [200, '{ keep }'],
  },
};
