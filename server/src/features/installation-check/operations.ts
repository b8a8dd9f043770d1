import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'POST /api/church/installation-check': {
    ...website,
    does: 'Reads a page of the church’s website and reports whether the app is in it and what to fix. Only public web addresses are read.',
    answers: [200, '{ check }'],
  },
};
