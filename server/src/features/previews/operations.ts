import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/preview-pass': {
    ...website,
    does: 'Signs an unsaved appearance, for the preview at <origin>/preview/<wrapper>?app=&pass=; valid for 30 minutes.',
    answers: [200, '{ preview }'],
  },
};
