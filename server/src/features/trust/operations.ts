import type { Operations } from '../../platform/http/operation.ts';

const trust = { group: 'Trust', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/trust': {
    ...trust,
    does: 'Counts Bible checks, corrections, how often help was shown, and who wrote the text; the last thirty days by default.',
    answers: [200, '{ trust }'],
  },
  'GET /api/church/trust.csv': { ...trust, does: 'The same as CSV.', answers: [200, 'the file'] },
};
