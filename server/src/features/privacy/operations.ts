import type { Operations } from '../../platform/http/operation.ts';

const account = { group: 'Your account', who: 'people who are logged in' } as const;

export const operations: Operations = {
  'GET /api/user/export': {
    ...account,
    does: 'Returns everything stored about the person, as one file, with nothing about other people and no key hashes.',
    answers: [200, 'the file, as JSON'],
  },
};
