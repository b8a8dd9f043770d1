import type { Operations } from '../../platform/http/operation.ts';

const site = { group: 'About Lampstand', who: 'anyone' } as const;

export const operations: Operations = {
  'GET /api/site': {
    ...site,
    does: 'Returns what the public pages say about this installation.',
    answers: [200, '{ site }'],
  },
};
