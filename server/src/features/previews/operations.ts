import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/preview-pass': {
    ...website,
    does: 'Signs an appearance that is not saved yet, for the preview at <origin>/preview/<wrapper>?app=&pass=; good for half an hour.',
    answers: [200, '{ preview }'],
  },
};
