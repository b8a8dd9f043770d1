import type { Operations } from '../../platform/http/operation.ts';

const trust = { group: 'Trust', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/trust': {
    ...trust,
    does: 'Counts checks against the Bible, corrections, how often help was shown, and what wrote the text; the last thirty days by default.',
    answers: [200, '{ trust }'],
  },
  'GET /api/church/trust.csv': { ...trust, does: 'The same as a table.', answers: [200, 'the file'] },
};
