import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'POST /api/church/installation-check': {
    ...website,
    does: 'Checks whether the app is on a page and how to fix it. Only public web addresses are read.',
    answers: [200, '{ check }'],
  },
};
